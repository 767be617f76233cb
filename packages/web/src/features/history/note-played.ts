/* How far members came in what they play, wherever in the product they are meanwhile. */
import type { PlayerState, PlayerStore } from '../../player/player.store.ts';
import type { Note } from './api/note.api.ts';

/** Of playing time, between two notes. */
const everySeconds = 30;

/** The seconds of a spoken digest are not those of the item. */
const playedPlace = ({ track, time }: PlayerState): Note | null =>
  track && { uuid: track.uuid, position: track.content === 'digest' ? null : Math.floor(time) };

/**
 * Notes every half minute of playing, and whenever it stops: by a pause, another item, or the end of the page. The
 * returned function ends it.
 */
export function notePlayed(player: PlayerStore, send: (note: Note) => void): () => void {
  let notedAt: number | null = null;
  const note = (state: PlayerState): void => {
    const place = playedPlace(state);
    notedAt = state.time;
    if (place) send(place);
  };
  const unsubscribe = player.subscribe((now, before) => {
    const wasPlaying = before.status === 'playing';
    const isSame = now.track?.uuid === before.track?.uuid;
    if (wasPlaying && (now.status !== 'playing' || !isSame)) {
      note(before);
      notedAt = now.status === 'playing' ? now.time : null;
      return;
    }
    if (now.status !== 'playing') return;
    notedAt ??= now.time;
    if (Math.abs(now.time - notedAt) >= everySeconds) note(now);
  });
  const leave = (): void => {
    const state = player.getState();
    if (state.status === 'playing') note(state);
  };
  window.addEventListener('pagehide', leave);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', leave);
  };
}
