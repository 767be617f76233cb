/*
 * What was being listened to survives a reload: the track and where it stood, paused. Sound goes on anywhere; a
 * video is only taken up in its own page, where its picture is.
 */
import { isRecord, readPersisted, writePersisted } from '../persistence/browser-storage.ts';
import type { PlayerState, PlayerStore } from './player.store.ts';
import type { Chapter, Sound, Track } from './track.ts';

const storageKey = 'player';
/** Of playing time, between two notes of where it stands. */
const noteEverySeconds = 5;

const isChapter = (value: unknown): value is Chapter =>
  isRecord(value) &&
  typeof value['index'] === 'number' &&
  typeof value['title'] === 'string' &&
  typeof value['start'] === 'number';

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

function soundFrom(value: Readonly<Record<string, unknown>>): Sound | null {
  const { kind, src, duration, chapters } = value;
  if (typeof src !== 'string' || src === '' || typeof duration !== 'number') return null;
  if ((kind !== 'audio' && kind !== 'video') || !Array.isArray(chapters)) return null;
  return { kind, src, duration, chapters: chapters.filter(isChapter) };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A track as it was persisted; null for anything else. */
function trackFrom(value: unknown): Track | null {
  if (!isRecord(value)) return null;
  const { uuid, title, subtitle, image, path, content, other } = value;
  const sound = soundFrom(value);
  if (typeof uuid !== 'string' || typeof title !== 'string' || !isPath(path) || sound === null) return null;
  return {
    ...sound,
    uuid,
    title,
    subtitle: textOrNull(subtitle),
    image: textOrNull(image),
    path,
    content: content === 'digest' ? 'digest' : 'episode',
    other: isRecord(other) ? soundFrom(other) : null,
  };
}

const isSecond = (value: unknown): value is number => typeof value === 'number' && value > 0;

function secondsBySource(value: unknown): Record<string, number> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.flatMap(([src, time]) => (isSecond(time) ? [[src, time]] : [])));
}

/** Where the player was left. */
type Place = { track: Track; time: number; left: Record<string, number> };

/** What the player takes up at `path`, the page that is open; null where nothing was kept that belongs there. */
export function persistedPlace(path: string): Place | null {
  const persisted = readPersisted(storageKey);
  if (!isRecord(persisted)) return null;
  const track = trackFrom(persisted['episode']);
  if (track === null || (track.kind === 'video' && track.path !== path)) return null;
  const time = persisted['current_time'];
  return { track, time: isSecond(time) ? time : 0, left: secondsBySource(persisted['left']) };
}

const note = ({ track, status, time, duration, left }: PlayerState): void =>
  writePersisted(storageKey, {
    episode: track,
    content_type: track?.content ?? null,
    playing: status === 'playing',
    paused: status === 'paused',
    current_time: time,
    seek_position: duration > 0 ? time / duration : 0,
    left,
  });

/** Takes up what was persisted, and keeps from now on what the player does. */
export function persistPlayer(player: PlayerStore, path: string): void {
  const persisted = persistedPlace(path);
  if (persisted) player.getState().resume(persisted.track, persisted.time, persisted.left);
  let noted = player.getState();
  const write = (state: PlayerState): void => {
    noted = state;
    // What is still being fetched cannot be taken up again; what was there before can.
    if (state.track?.src === '') return;
    note(state);
  };
  player.subscribe((state) => {
    const moved = Math.abs(state.time - noted.time) >= noteEverySeconds;
    if (moved || state.track?.src !== noted.track?.src || state.status !== noted.status) write(state);
  });
  window.addEventListener('pagehide', () => write(player.getState()));
}
