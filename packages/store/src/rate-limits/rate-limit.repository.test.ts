import { RateLimiterRes } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { RateLimiter } from './rate-limit.repository.ts';

const isWithin = (limiter: RateLimiter, who: string, points = 1): Promise<boolean> =>
  limiter.consume(who, points).then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    },
  );

describeEachDatabase('rate limits', (opened) => {
  it('count up to the limit, however many come at once, in all processes together', async () => {
    const limit = { name: 'upload', points: 3, seconds: 60 };
    const processes = [1, 2].map(() => opened.store.rateLimits.limiter(limit));
    const taken = await Promise.all(
      processes.flatMap((limiter) => Array.from({ length: 4 }, () => isWithin(limiter, 'network'))),
    );
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await isWithin(opened.store.rateLimits.limiter(limit), 'another')).toBe(true);
  });

  it('give back what came of nothing', async () => {
    const limiter = opened.store.rateLimits.limiter({ name: 'source', points: 2, seconds: 60 });
    expect([await isWithin(limiter, 'a', 2), await isWithin(limiter, 'a')]).toEqual([true, false]);
    await limiter.reward('a', 2);
    expect((await limiter.get('a'))?.consumedPoints).toBe(1);
    expect(await isWithin(limiter, 'a')).toBe(true);
  });

  it('are known apart by their names, and end with their window', async () => {
    const limiter = opened.store.rateLimits.limiter({ name: 'short', points: 1, seconds: 60 });
    const other = opened.store.rateLimits.limiter({ name: 'other', points: 1, seconds: 60 });
    await limiter.consume('b', 1, { customDuration: 0.001 });
    await other.consume('b');
    await expect.poll(() => limiter.get('b')).toBeNull();
    expect(await isWithin(limiter, 'b')).toBe(true);
    expect(await isWithin(other, 'b')).toBe(false);
  });
});
