/*
 * Brings the queue and the player together: whose turn it is is fetched and played, what has nothing to play is passed
 * over, the end of a sound is the turn of the next entry, and what is queued while nothing plays is laid out.
 */
import { pathOf } from '@ecco/contract';
import { durationSeconds } from '../../format/time.ts';
import type { PlayerStore } from '../player.store.ts';
import { inContent, inDefault, type Track } from '../track.ts';
import type { QueueEntry, QueueStore } from './queue.store.ts';

type Ties = {
  queue: QueueStore;
  player: PlayerStore;
  /** Fetches an entry; null where it has nothing to play or is gone. @throws when it cannot be fetched now */
  load: (entry: QueueEntry) => Promise<Track | null>;
  /** Opens the page of a video: its picture is nowhere else. */
  show: (path: string) => void;
  /** Nothing of the whole list can be played. */
  onNothing: () => void;
};

/** What is shown of an entry while it is fetched. */
const previewOf = (entry: QueueEntry): Track => ({
  uuid: entry.uuid,
  kind: 'audio',
  src: '',
  title: entry.title,
  subtitle: entry.subtitle,
  image: entry.image,
  path: pathOf(entry),
  duration: entry.duration === null ? 0 : durationSeconds(entry.duration),
  chapters: [],
  content: 'episode',
  other: null,
});

/** Starts it. The returned function ends it. */
export function conductQueue({ queue, player, load, show, onNothing }: Ties): () => void {
  /** Whether the turn came by the end of a sound: then the end of the list is an end. */
  let byItself = false;

  /** Whether somebody has begun something else since. */
  const isOver = (turn: number, { uuid }: QueueEntry): boolean => {
    const { track } = player.getState();
    return queue.getState().turn !== turn || track?.uuid !== uuid || track.src !== '';
  };
  const giveUp = (before: Track | null): void => {
    if (before === null || before.src === '') player.getState().close();
    else player.getState().resume(before, 0);
  };

  const give = async (turn: number, stopsAtEnd: boolean): Promise<void> => {
    const { track: before } = player.getState();
    for (let tries = queue.getState().entries.length; tries > 0; tries -= 1) {
      const { entries, at } = queue.getState();
      const entry = entries[at];
      if (!entry) break;
      player.getState().preview(previewOf(entry));
      const result = await load(entry).catch(() => 'unreachable' as const);
      if (isOver(turn, entry)) return;
      if (result === 'unreachable') return player.getState().fail('network');
      // Whoever only listens is not led to another page: of a video they hear the digest, if there is one.
      const listens = stopsAtEnd && before?.kind === 'audio';
      const received = result?.kind === 'video' && listens ? inContent(result, 'digest') : result;
      if (received?.kind === 'video') show(received.path);
      if (received !== null) return player.getState().open(received);
      if (stopsAtEnd && at + 1 >= entries.length) return giveUp(before);
      queue.setState({ at: (at + 1) % entries.length });
    }
    giveUp(before);
    onNothing();
  };

  /**
   * Lays the first entry that can be heard into the empty player, paused: so whoever queued it sees it there. Where there
   * are only pictures it is the first of these, whose page opens as soon as it is played.
   */
  const layOut = async (): Promise<void> => {
    let film: QueueEntry | null = null;
    for (const entry of queue.getState().entries) {
      const result = await load(entry).catch(() => null);
      const isQueued = queue.getState().entries.some(({ uuid }) => uuid === entry.uuid);
      if (player.getState().track !== null || !isQueued) return;
      const heard = result?.kind === 'video' ? inContent(result, 'digest') : result && inDefault(result);
      if (heard) return player.getState().offer(heard);
      if (result?.kind === 'video') film ??= entry;
    }
    if (film === null) return onNothing();
    player.getState().preview(previewOf(film));
    player.getState().pause();
  };

  const stopTurns = queue.subscribe((now, before) => {
    if (now.turn !== before.turn) void give(now.turn, byItself);
    else if (now.entries.length > before.entries.length && player.getState().track === null) void layOut();
  });
  const stopPlayer = player.subscribe((now, before) => {
    if (now.track && now.track.uuid !== before.track?.uuid) queue.getState().point(now.track.uuid);
    const begins = before.status !== 'loading' && now.status === 'loading';
    if (begins && now.track?.src === '' && now.track === before.track) queue.getState().again();
    const { entries, at, next } = queue.getState();
    if (now.ends === before.ends || at + 1 >= entries.length) return;
    byItself = true;
    next();
    byItself = false;
  });
  return () => {
    stopTurns();
    stopPlayer();
  };
}
