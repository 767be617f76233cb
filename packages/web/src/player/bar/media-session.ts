/* The player as the system knows it: on the lock screen, in the media keys of keyboards and headphones. */
import { limits, pictureHref } from '@ecco/contract';
import type { PlayerState, PlayerStore } from '../player.store.ts';
import type { QueueStore } from '../queue/queue.store.ts';

/** Within it "previous" leads to the entry before, later to the start of this one. */
const restartAfterSeconds = 3;

function handlersOf(
  player: PlayerStore,
  queue: QueueStore,
): [MediaSessionAction, MediaSessionActionHandler][] {
  const at = () => player.getState();
  return [
    ['play', () => at().status !== 'playing' && at().toggle()],
    ['pause', () => at().pause()],
    ['stop', () => at().pause()],
    ['seekbackward', ({ seekOffset }) => at().step(-(seekOffset ?? limits.seekStepSeconds))],
    ['seekforward', ({ seekOffset }) => at().step(seekOffset ?? limits.seekStepSeconds)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && at().seek(seekTime)],
    ['nexttrack', () => queue.getState().next()],
    ['previoustrack', () => (at().time > restartAfterSeconds ? at().seek(0) : queue.getState().previous())],
  ];
}

/** The pictures must have whole addresses. */
const artworkOf = (image: string | null): MediaImage[] =>
  image === null ? [] : [{ src: new URL(pictureHref(image), location.href).href }];

const stateOf = ({ status }: PlayerState): MediaSessionPlaybackState =>
  status === 'empty' ? 'none' : status === 'playing' ? 'playing' : 'paused';

function update(session: MediaSession, now: PlayerState, before: PlayerState | null): void {
  if (now.track !== before?.track) {
    const { track } = now;
    session.metadata = track
      ? new MediaMetadata({
          title: track.title,
          artist: track.subtitle ?? '',
          artwork: artworkOf(track.image),
        })
      : null;
  }
  session.playbackState = stateOf(now);
  if (now.duration <= 0) return;
  const position = Math.min(now.time, now.duration);
  session.setPositionState({ duration: now.duration, playbackRate: now.speed, position });
}

/** Starts it, where the browser can. The returned function ends it. */
export function serveMediaSession(player: PlayerStore, queue: QueueStore): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null): void => {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // An action that this browser does not know is not offered.
    }
  };
  const handlers = handlersOf(player, queue);
  for (const [action, handler] of handlers) handle(action, handler);
  update(session, player.getState(), null);
  const stop = player.subscribe((now, before) => update(session, now, before));
  return () => {
    stop();
    for (const [action] of handlers) handle(action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}
