/*
 * What was being listened to survives a reload: the track and where it stood, paused. Sound goes on anywhere; a
 * video is only taken up in its own page, where its picture is.
 */
import { isRecord, keep, readKept } from '../kept/kept.ts';
import type { PlayerState, PlayerStore } from './player.store.ts';
import type { Chapter, Track } from './track.ts';

const keptAs = 'player';
/** Of playing time, between two notes of where it stands. */
const noteEverySeconds = 5;

const isChapter = (value: unknown): value is Chapter =>
  isRecord(value) &&
  typeof value['index'] === 'number' &&
  typeof value['title'] === 'string' &&
  typeof value['start'] === 'number';

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** A track as it was kept; null for anything else. */
function trackFrom(value: unknown): Track | null {
  if (!isRecord(value)) return null;
  const { uuid, kind, src, title, subtitle, path, duration, chapters } = value;
  const isNamed = typeof uuid === 'string' && typeof title === 'string' && typeof src === 'string';
  if (!isNamed || !isPath(path) || typeof duration !== 'number' || !Array.isArray(chapters)) return null;
  if (kind !== 'audio' && kind !== 'video') return null;
  const said = typeof subtitle === 'string' ? subtitle : null;
  return { uuid, kind, src, title, subtitle: said, path, duration, chapters: chapters.filter(isChapter) };
}

/** What the player takes up at `path`, the page that is open; null where nothing was kept that belongs there. */
export function keptPlace(path: string): { track: Track; time: number } | null {
  const kept = readKept(keptAs);
  if (!isRecord(kept)) return null;
  const track = trackFrom(kept['episode']);
  if (track === null || (track.kind === 'video' && track.path !== path)) return null;
  const time = kept['current_time'];
  return { track, time: typeof time === 'number' && time > 0 ? time : 0 };
}

const note = ({ track, status, time }: PlayerState): void =>
  keep(keptAs, {
    episode: track,
    content_type: track?.kind ?? null,
    playing: status === 'playing',
    paused: status === 'paused',
    current_time: time,
  });

/** Takes up what was kept, and keeps from now on what the player does. */
export function rememberPlayer(player: PlayerStore, path: string): void {
  const kept = keptPlace(path);
  if (kept) player.getState().resume(kept.track, kept.time);
  let noted = player.getState();
  const write = (state: PlayerState): void => {
    noted = state;
    note(state);
  };
  player.subscribe((state) => {
    const moved = Math.abs(state.time - noted.time) >= noteEverySeconds;
    if (moved || state.track?.src !== noted.track?.src || state.status !== noted.status) write(state);
  });
  window.addEventListener('pagehide', () => write(player.getState()));
}
