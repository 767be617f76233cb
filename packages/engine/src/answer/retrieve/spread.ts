import type { Segment } from '../../ports/ports.ts';

/** A value for each segment of a source. */
export type Values = Float64Array;

/** Each value spread over its neighbors by a bell curve whose standard deviation is `reach` segments. */
export function spreadAround(values: Values, reach: number): Values {
  const spread = new Float64Array(values.length);
  const radius = Math.ceil(reach * 2.5);
  const bell = Array.from({ length: radius + 1 }, (_, away) => Math.exp(-(away ** 2) / (2 * reach ** 2)));
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value === 0) continue;
    const last = Math.min(values.length - 1, at + radius);
    for (let to = Math.max(0, at - radius); to <= last; to++) {
      spread[to] = (spread[to] ?? 0) + value * (bell[Math.abs(to - at)] ?? 0);
    }
  }
  return spread;
}

/** To each segment the sum of all values of its page. */
export function spreadOnPage(values: Values, segments: readonly Segment[]): Values {
  const sums = new Map<number | null, number>();
  for (const [at, { page }] of segments.entries()) sums.set(page, (sums.get(page) ?? 0) + (values[at] ?? 0));
  return Float64Array.from(segments, ({ page }) => sums.get(page) ?? 0);
}
