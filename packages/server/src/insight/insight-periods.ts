import { limits } from '@ecco/contract';
import { type InsightWindow, insightWindows } from '@ecco/domain';
import type { Periods } from '@ecco/store';

const dayMs = 86_400_000;

/** The windows that a grid looks back on; `now` in ms. */
export const periodsOf = (window: InsightWindow, now: number): Periods => ({
  now: new Date(now),
  ms: insightWindows[window] * dayMs,
  count: limits.insightPeriods,
});

/** The weeks of which a line is drawn for one organization; `now` in ms. */
export const weeksUntil = (now: number): Periods => ({
  now: new Date(now),
  ms: insightWindows['1w'] * dayMs,
  count: limits.insightWeeks,
});

/** The newest of them. */
export const newestOf = ({ now, ms }: Periods): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - ms),
  to: now,
});

/** When each ends, the oldest first. */
export const endsOf = ({ now, ms, count }: Periods): Date[] =>
  Array.from({ length: count }, (_, at) => new Date(now.getTime() - ms * (count - 1 - at)));
