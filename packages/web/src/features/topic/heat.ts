import { largestOf } from '@ecco/domain';

/** How often a topic is mentioned in each of `bins` equal parts of the item, 0 to 1 of the busiest part. */
export function heatOf(places: readonly number[], bins: number): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (const place of places) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor(place * bins)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const most = largestOf(counts, 1);
  return counts.map((count) => count / most);
}

/** Where a topic is talked about most, in percent of the item: the middle of its busiest part. */
export function busiestPercent(places: readonly number[]): number {
  const bins = 20;
  const heat = heatOf(places, bins);
  return Math.round(((heat.indexOf(largestOf(heat)) + 0.5) / bins) * 100);
}
