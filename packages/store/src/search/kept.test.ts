import { beforeEach, expect, it } from 'vitest';
import type { Change } from '../changes/change.ts';
import { type CachedValues, createKept } from './kept.ts';

type Line = { itemId: string; said: string };

let tell: (change: Change) => void;
let stored: Map<string, Line>;
let asked: string[][];
let whileReading: () => void;
let kept: CachedValues<Line>;

beforeEach(() => {
  asked = [];
  whileReading = () => undefined;
  stored = new Map([
    ['a', { itemId: 'one', said: 'first' }],
    ['b', { itemId: 'two', said: 'second' }],
  ]);
  kept = createKept({
    changes: {
      subscribe(tags, listener) {
        tell = (change) => tags.includes(change.tag) && listener(change);
        return () => undefined;
      },
    },
    max: 2,
    async read(keys) {
      asked.push(keys);
      const found = new Map([...stored].filter(([key]) => keys.includes(key)));
      whileReading();
      return found;
    },
    isOf: ({ itemId }, { id }) => id === itemId,
  });
});

const changed = (id: string | null) => tell({ tag: 'item.changed', id });

it('reads what it has not, once', async () => {
  await kept(['a']);
  expect(await kept(['a', 'b', 'b'])).toEqual(stored);
  expect(await kept(['a', 'b'])).toEqual(stored);
  expect(asked).toEqual([['a'], ['b']]);
});

it('reads what changed anew, and nothing else', async () => {
  await kept(['a', 'b']);
  stored.set('a', { itemId: 'one', said: 'other' });
  changed('one');
  expect((await kept(['a', 'b'])).get('a')?.said).toBe('other');
  expect(asked).toEqual([['a', 'b'], ['a']]);
  changed(null);
  await kept(['a', 'b']);
  expect(asked.at(-1)).toEqual(['a', 'b']);
});

it('does not keep what was read while something changed', async () => {
  whileReading = () => changed('one');
  expect((await kept(['a'])).get('a')?.said).toBe('first');
  stored.set('a', { itemId: 'one', said: 'other' });
  expect((await kept(['a'])).get('a')?.said).toBe('other');
});

it('keeps no more than it may, and nothing of what is not there', async () => {
  await kept(['a', 'b', 'none']);
  stored.set('c', { itemId: 'three', said: 'third' });
  expect([...(await kept(['none', 'c'])).keys()]).toEqual(['c']);
  await kept(['a']);
  expect(asked).toEqual([['a', 'b', 'none'], ['none', 'c'], ['a']]);
});
