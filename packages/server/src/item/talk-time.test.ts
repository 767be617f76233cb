import { describe, expect, it } from 'vitest';
import { talkTimes } from './talk-time.ts';

type Turn = [speakerLabel: string | null, startMs: number | null, isEstimated?: boolean];
const linesOf = (...turns: Turn[]) =>
  turns.map(([speakerLabel, startMs, isEstimated = false]) => ({
    ...{ speakerLabel, startMs, isEstimated },
    endMs: startMs === null ? null : startMs + 10_000,
  }));

describe('the talk time of a speaker', () => {
  it('is the time of their lines, and its share of all', () => {
    const times = talkTimes(linesOf(['A', 0], ['B', 20_000], ['A', 40_000], [null, 60_000]));
    expect(Object.fromEntries(times)).toEqual({
      A: { ms: 20_000, share: 0.5, times: 'exact' },
      B: { ms: 10_000, share: 0.25, times: 'exact' },
    });
  });

  it('is exact where only times inside of their turn are estimated', () => {
    const times = talkTimes(linesOf(['A', 0], ['A', 10_000, true], ['B', 20_000]));
    expect([...times.values()].map((talk) => talk.times)).toEqual(['exact', 'exact']);
  });

  it('is estimated of both where the time at which one follows the other is', () => {
    const times = talkTimes(linesOf(['A', 0], ['B', 10_000, true], ['C', 20_000]));
    expect([...times.values()].map((talk) => talk.times)).toEqual(['estimated', 'estimated', 'exact']);
  });

  it('is absent where a line has no time', () => {
    expect(talkTimes(linesOf(['A', 0], ['B', null])).size).toBe(0);
  });
});
