import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createPlayer } from '../player.store.ts';
import type { Track } from '../track.ts';
import { entriesOf, trackOf } from './queue.fixture.ts';
import { createQueue } from './queue.store.ts';
import { conductQueue } from './queue-conductor.ts';

type FetchedTrack = Track | null | 'unreachable';

/** A player and a queue of entries; an entry gives what `library` says, else its episode. */
function concert(uuids: string, library: Record<string, FetchedTrack> = {}) {
  const queue = createQueue();
  const player = createPlayer();
  const asked: string[] = [];
  const said: string[] = [];
  const shown: string[] = [];
  const stop = conductQueue({
    queue,
    player,
    load: async ({ uuid }) => {
      asked.push(uuid);
      const result = library[uuid];
      if (result === 'unreachable') throw new Error('no connection');
      return result === undefined ? trackOf(uuid) : result;
    },
    show: (path) => shown.push(path),
    onNothing: () => said.push('nothing'),
  });
  onTestFinished(stop);
  const start = (at = 0): void =>
    queue.getState().start({ id: null, name: null, entries: entriesOf(uuids), at });
  const playing = (uuid: string) => waitFor(() => expect(player.getState().track?.src).toBe(`/${uuid}.mp3`));
  const end = (): void => player.setState({ ends: player.getState().ends + 1 });
  return { queue, player, library, asked, said, shown, start, playing, end };
}

test('an entry whose turn it is is shown at once, fetched and played', async () => {
  const { player, start, playing } = concert('ab');
  start(1);
  expect(player.getState()).toMatchObject({ status: 'loading', track: { title: 'Episode b', src: '' } });
  await playing('b');
});

test('what is queued while nothing plays lies in the player, paused, and is what plays next', async () => {
  const { queue, player, playing, end } = concert('', { a: null });
  for (const entry of entriesOf('abc')) queue.getState().enqueue(entry);
  await playing('b');
  expect(player.getState().status).not.toBe('playing');
  expect(queue.getState()).toMatchObject({ at: 1, turn: 0 });
  end();
  await playing('c');
});

test('what is queued while something plays leaves it playing, and what cannot be played is said', async () => {
  const { queue, player, start, playing, said, asked } = concert('a', { b: null });
  start();
  await playing('a');
  for (const entry of entriesOf('b')) queue.getState().enqueue(entry);
  expect(asked).toEqual(['a']);
  player.getState().close();
  queue.getState().clear();
  for (const entry of entriesOf('b')) queue.getState().enqueue(entry);
  await waitFor(() => expect(said).toEqual(['nothing']));
});

test('a digest is what a new entry begins with', async () => {
  const digest = { kind: 'audio', src: '/digest.mp3', duration: 60, chapters: [] } as const;
  const { player, start } = concert('a', { a: { ...trackOf('a'), other: digest } });
  start();
  await waitFor(() =>
    expect(player.getState().track).toMatchObject({ content: 'digest', src: '/digest.mp3' }),
  );
});

test('the end of a sound is the turn of the next entry, the end of the list is an end', async () => {
  const { queue, player, start, playing, end, asked } = concert('ab');
  start();
  await playing('a');
  end();
  await playing('b');
  end();
  expect(asked).toEqual(['a', 'b']);
  expect(player.getState().track?.uuid).toBe('b');
  queue.getState().next();
  await playing('a');
});

test('entries with nothing to play are passed over', async () => {
  const { queue, start, playing } = concert('abcd', { a: null, b: null });
  start();
  await playing('c');
  expect(queue.getState().at).toBe(2);
});

test('a list with nothing to play ends, and says so', async () => {
  const { player, start, said, asked } = concert('abc', { a: null, b: null, c: null });
  start();
  await waitFor(() => expect(said).toEqual(['nothing']));
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(player.getState().status).toBe('empty');
});

test('a sound that ends before entries with nothing to play does not begin the list again', async () => {
  const { player, start, playing, end, asked } = concert('abc', { b: null, c: null });
  start();
  await playing('a');
  end();
  await waitFor(() => expect(asked).toEqual(['a', 'b', 'c']));
  await playing('a');
  expect(player.getState().time).toBe(0);
});

test('without a connection the entry waits for another try', async () => {
  const { player, library, start, playing, asked } = concert('ab', { a: 'unreachable' });
  start();
  await waitFor(() => expect(player.getState()).toMatchObject({ status: 'failed', problem: 'network' }));
  library['a'] = trackOf('a');
  player.getState().retry();
  await playing('a');
  expect(asked).toEqual(['a', 'a']);
});

test('what is begun meanwhile is not interrupted by what was being fetched', async () => {
  const { player, start, asked } = concert('ab');
  start();
  player.getState().playFrom(trackOf('z'), 3);
  await waitFor(() => expect(asked).toEqual(['a']));
  await Promise.resolve();
  expect(player.getState()).toMatchObject({ track: { uuid: 'z' }, time: 3 });
});

test('an entry that is begun on its own page is where the list goes on', async () => {
  const { queue, player, start, playing } = concert('abc');
  start();
  await playing('a');
  player.getState().open(trackOf('b'));
  queue.getState().next();
  await playing('c');
});

const film = (uuid: string): Track => ({ ...trackOf(uuid), kind: 'video', path: `/vid/${uuid}` });

test('a video that is asked for is shown in its page, and after it the next one', async () => {
  const { start, playing, end, shown } = concert('ab', { a: film('a'), b: film('b') });
  start();
  await playing('a');
  end();
  await playing('b');
  expect(shown).toEqual(['/vid/a', '/vid/b']);
});

test('a video that is queued alone and has no digest lies in the player, and is shown as soon as it is played', async () => {
  const { queue, player, playing, shown, said } = concert('', { a: film('a') });
  for (const entry of entriesOf('a')) queue.getState().enqueue(entry);
  await waitFor(() => expect(player.getState()).toMatchObject({ status: 'paused', track: { uuid: 'a' } }));
  expect([shown, said]).toEqual([[], []]);
  player.getState().toggle();
  await playing('a');
  expect(shown).toEqual(['/vid/a']);
});

test('whoever only listens is not led to a page: of a video the digest is heard, else it is passed over', async () => {
  const digest = { kind: 'audio', src: '/digest.mp3', duration: 60, chapters: [] } as const;
  const { start, playing, player, end, shown } = concert('abc', {
    b: film('b'),
    c: { ...film('c'), other: digest },
  });
  start();
  await playing('a');
  end();
  await waitFor(() => expect(player.getState().track).toMatchObject({ uuid: 'c', src: '/digest.mp3' }));
  expect(shown).toEqual([]);
});
