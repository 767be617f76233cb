import { beforeEach, expect, it } from 'vitest';
import type { Change } from '../changes/change.ts';
import { type CachedValues, createCachedValues } from './cached-values.ts';

type Line = { itemId: string; said: string };

let emit: (change: Change) => void;
let stored: Map<string, Line>;
let requests: string[][];
let whileReading: () => void;
let cached: CachedValues<Line>;

beforeEach(() => {
  requests = [];
  whileReading = () => undefined;
  stored = new Map([
    ['a', { itemId: 'one', said: 'first' }],
    ['b', { itemId: 'two', said: 'second' }],
  ]);
  cached = createCachedValues({
    changes: {
      subscribe(tags, listener) {
        emit = (change) => tags.includes(change.tag) && listener(change);
        return () => undefined;
      },
    },
    max: 2,
    async read(keys) {
      requests.push(keys);
      const result = new Map([...stored].filter(([key]) => keys.includes(key)));
      whileReading();
      return result;
    },
    isOf: ({ itemId }, { id }) => id === itemId,
  });
});

const changed = (id: string | null) => emit({ tag: 'item.changed', id });

it('reads what it has not, once', async () => {
  await cached(['a']);
  expect(await cached(['a', 'b', 'b'])).toEqual(stored);
  expect(await cached(['a', 'b'])).toEqual(stored);
  expect(requests).toEqual([['a'], ['b']]);
});

it('reads what changed anew, and nothing else', async () => {
  await cached(['a', 'b']);
  stored.set('a', { itemId: 'one', said: 'other' });
  changed('one');
  expect((await cached(['a', 'b'])).get('a')?.said).toBe('other');
  expect(requests).toEqual([['a', 'b'], ['a']]);
  changed(null);
  await cached(['a', 'b']);
  expect(requests.at(-1)).toEqual(['a', 'b']);
});

it('does not keep what was read while something changed', async () => {
  whileReading = () => changed('one');
  expect((await cached(['a'])).get('a')?.said).toBe('first');
  stored.set('a', { itemId: 'one', said: 'other' });
  expect((await cached(['a'])).get('a')?.said).toBe('other');
});

it('keeps no more than it may, and nothing of what is not there', async () => {
  await cached(['a', 'b', 'none']);
  stored.set('c', { itemId: 'three', said: 'third' });
  expect([...(await cached(['none', 'c'])).keys()]).toEqual(['c']);
  await cached(['a']);
  expect(requests).toEqual([['a', 'b', 'none'], ['none', 'c'], ['a']]);
});
