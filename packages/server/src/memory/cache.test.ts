import type { Change, ChangeTag } from '@ecco/store';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

const say = (text: string) => async () => text;

it('makes a value once, for all who ask at the same time', async () => {
  let made = 0;
  const cache = createCache<number>({ max: 2 });
  const make = async () => {
    made += 1;
    return made;
  };
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([1, 1]);
  cache.invalidate();
  expect(await cache.get('a', make)).toBe(2);
});

it('forgets what was used longest ago, and failures at once', async () => {
  const cache = createCache<string>({ max: 2 });
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, say(key));
  expect(await cache.get('a', say('again'))).toBe('a');
  expect(await cache.get('b', say('again'))).toBe('again');

  await expect(cache.get('d', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('d', say('up'))).toBe('up');
});

it('keeps no more than may be kept by weight, which is known when a value is made', async () => {
  const cache = createCache<string>({ max: 9, weight: { of: (text) => text.length, max: 10 } });
  await Promise.all([cache.get('a', say('aaaa')), cache.get('b', say('bbbb'))]);
  expect(await cache.get('a', say('again'))).toBe('aaaa');
  await cache.get('c', say('cccc'));
  expect(await cache.get('a', say('again'))).toBe('aaaa');
  expect(await cache.get('b', say('again'))).toBe('again');
});

it('forgets what is too old', async () => {
  let now = 1_000;
  const cache = createCache<string>({ max: 2, ttlMs: 500, now: () => now });
  await cache.get('a', say('first'));
  now += 499;
  expect(await cache.get('a', say('second'))).toBe('first');
  now += 2;
  expect(await cache.get('a', say('second'))).toBe('second');
});

/** A store that tells of changes when the test says so. */
function changing() {
  let tell = (_change: Change): void => undefined;
  return {
    changes: {
      subscribe(tags: readonly ChangeTag[], listener: (change: Change) => void) {
        tell = (change) => {
          if (tags.includes(change.tag)) listener(change);
        };
        return () => undefined;
      },
    },
    tell: (tag: ChangeTag) => tell({ tag, id: 'one' }),
  };
}

it('forgets with the changes it listens to and no others, also what was begun before', async () => {
  const { changes, tell } = changing();
  const cache = createCache<string>({ max: 2, staleOn: { changes, tags: ['show.changed'] } });
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun = cache.get('a', () => promise);
  tell('item.changed');
  const shared = cache.get('a', say('not made'));
  tell('show.changed');
  resolve('old');
  expect([await begun, await shared]).toEqual(['old', 'old']);
  expect(await cache.get('a', say('new'))).toBe('new');
});

it('does not keep what is not to be kept', async () => {
  const cache = createCache<string | null>({ max: 2, keeps: (value) => value !== null });
  expect(await cache.get('a', async () => null)).toBeNull();
  expect(await cache.get('a', say('there'))).toBe('there');
  expect(await cache.get('a', say('again'))).toBe('there');
});
