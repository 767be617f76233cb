import { describe, expect, it } from 'vitest';
import { pauseBefore, withRetries } from './retries.ts';

const policy = { tries: 3, pauseMs: 100, longestPauseMs: 1_000 };
const never = new AbortController().signal;

describe('the pause before a request is made again', () => {
  it.each([
    ['half of it and some by chance', { tried: 1, askedMs: null, chance: 0.5 }, 75],
    ['longer each time', { tried: 2, askedMs: null, chance: 0 }, 200],
    ['never shorter than the service asks', { tried: 1, askedMs: 700, chance: 0 }, 700],
    ['none where the service asks for too much', { tried: 1, askedMs: 5_000, chance: 0 }, null],
  ])('is %s', (_what, at, pause) => {
    expect(pauseBefore(policy, at)).toBe(pause);
  });
});

describe('a request that may pass', () => {
  const quick = { ...policy, pauseMs: 1 };

  it('is made again until it stands', async () => {
    let made = 0;
    const value = await withRetries(
      quick,
      () => {
        made += 1;
        return Promise.resolve({ value: made, mayPass: made < 2, retryAfterMs: null });
      },
      never,
    );
    expect(value).toBe(2);
  });

  it('is made as often as the policy says, and the last answer stands', async () => {
    let made = 0;
    const fail = () => {
      made += 1;
      return Promise.resolve({ value: made, mayPass: true, retryAfterMs: null });
    };
    expect(await withRetries(quick, fail, never)).toBe(3);
  });
});
