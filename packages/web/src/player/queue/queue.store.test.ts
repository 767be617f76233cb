import { beforeEach, expect, test } from 'vitest';
import { playlist } from './playlist.store.ts';
import { anEntry, entriesOf } from './queue.fixture.ts';
import { createQueue, type QueueStore } from './queue.store.ts';

let queue: QueueStore;
const state = () => queue.getState();
const order = (): string =>
  state()
    .entries.map(({ uuid }) => uuid)
    .join('');
const begin = (uuids: string, at = 0): void =>
  state().start({ id: 'list-1', name: 'Timber', entries: entriesOf(uuids), at });
beforeEach(() => {
  queue = createQueue();
});

test('a list starts at the entry asked for, once each, and is remembered as the one opened last', () => {
  begin('abcab', 2);
  expect(order()).toBe('abc');
  expect(state()).toMatchObject({ at: 2, turn: 1, name: 'Timber' });
  expect(playlist.getState()).toMatchObject({ mostRecentListName: 'Timber', mostRecentListId: 'list-1' });
});

test('next goes on and wraps to the first, previous to the last', () => {
  begin('abc', 1);
  state().next();
  expect(state().at).toBe(2);
  state().next();
  expect(state()).toMatchObject({ at: 0, turn: 3 });
  state().previous();
  expect(state().at).toBe(2);
});

test('an entry is lined up once, at the end', () => {
  begin('ab');
  state().enqueue(anEntry('c'));
  state().enqueue(anEntry('a'));
  expect(order()).toBe('abc');
  expect(state()).toMatchObject({ at: 0, turn: 1 });
});

test('what is lined up in an empty queue is the next one', () => {
  state().enqueue(anEntry('a'));
  expect(state().at).toBe(-1);
  state().next();
  expect(state()).toMatchObject({ at: 0, turn: 1 });
});

test.each([
  [0, 2, 'bca', 2],
  [2, 0, 'cab', 1],
  [1, 2, 'acb', 0],
  [1, 7, 'abc', 0],
  [-1, 0, 'abc', 0],
])('moving %i to %i keeps what plays', (from, to, after, at) => {
  begin('abc');
  state().move(from, to);
  expect([order(), state().at, state().turn]).toEqual([after, at, 1]);
});

test('what follows a removed entry is still the next one', () => {
  begin('abc', 1);
  state().remove('a');
  state().remove('nobody');
  expect([order(), state().at]).toEqual(['bc', 0]);
  state().remove('b');
  state().next();
  expect(state().entries[state().at]?.uuid).toBe('c');
});

test('pointing at an entry plays nothing, playing one does', () => {
  begin('abc');
  state().point('b');
  expect(state()).toMatchObject({ at: 1, turn: 1 });
  state().play('c');
  expect(state()).toMatchObject({ at: 2, turn: 2 });
});

test('it survives a reload, without playing by itself; a cleared one leaves nothing', () => {
  begin('abc', 1);
  expect(createQueue().getState()).toMatchObject({ id: 'list-1', name: 'Timber', at: 1, turn: 0 });
  expect(createQueue().getState().entries).toEqual(entriesOf('abc'));
  state().clear();
  expect(createQueue().getState()).toMatchObject({ id: null, entries: [], at: -1 });
});

test.each([
  ['7', 0],
  ['{"entries":{}}', 0],
  ['{"entries":[1,{"uuid":"x"}],"at":4}', 0],
  [
    JSON.stringify({
      entries: [
        { ...anEntry('a'), image: 4 },
        { ...anEntry('b'), kind: 'film' },
      ],
      at: 9,
    }),
    1,
  ],
])('of what was persisted as %s only entries are taken', (persisted, count) => {
  localStorage.setItem('player-playlist', persisted);
  expect(createQueue().getState().entries).toHaveLength(count);
  expect(createQueue().getState().at).toBe(-1);
});
