import { endStatus, type Status } from '@ecco/domain';

export type ItemCounts = Partial<Record<Status, number>>;

const plural = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** How far the library is, in one line; null for an empty one. `isFirst`: its items are the samples. */
export function progressLine(counts: ItemCounts, isFirst: boolean): string | null {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return isFirst ? 'Reading the samples …' : null;
  const failed = counts.FAILED ?? 0;
  const ready = counts[endStatus] ?? 0;
  const left = total - ready - failed;
  const failures = failed === 0 ? '' : `, ${failed} failed`;
  if (left === 0) return `Library: ${plural(ready)} ready${failures}`;
  return `${isFirst ? 'Reading the samples' : 'Library'}: ${ready} of ${plural(total)} ready${failures} …`;
}
