import type { Fact } from '@ecco/contract';
import { largestOf, smallestOf } from '@ecco/domain';

/** What somebody had on a day; `asOf` as yyyy-mm-dd. */
export type AssetsOfDay = { asOf: string; dollars: number; source: string | null };

/** What is known of assets, the oldest first; of two facts of one day the first one holds. */
export function assetsOverTime(facts: readonly Fact[]): AssetsOfDay[] {
  const known = facts.flatMap(({ kind, value, as_of, source }) =>
    kind === 'total_assets' && value !== null
      ? [[as_of, { asOf: as_of, dollars: value, source }] as const]
      : [],
  );
  return [...new Map(known.toReversed()).values()].toSorted((a, b) => (a.asOf < b.asOf ? -1 : 1));
}

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The places of values in a picture: time goes to the right, more goes up, and what hardly changes stays in the middle. */
export function pointsOf(series: readonly AssetsOfDay[], { width, height }: Size): Point[] {
  const times = series.map(({ asOf }) => Date.parse(asOf));
  const values = series.map(({ dollars }) => dollars);
  const [start, end] = [smallestOf(times), largestOf(times)];
  const [low, high] = [smallestOf(values), largestOf(values)];
  const share = (value: number, from: number, to: number): number =>
    to === from ? 0.5 : (value - from) / (to - from);
  return series.map(({ dollars }, at) => ({
    x: share(times[at] ?? start, start, end) * width,
    y: height - share(dollars, low, high) * height,
  }));
}
