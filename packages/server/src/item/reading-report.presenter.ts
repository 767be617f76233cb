import type { ReadingReport } from '@ecco/contract';
import type { Item } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { itemPolicy } from './item.policy.ts';

/**
 * How well an item was read. Whoever keeps it is told all; everybody else what is missing from what they read, and not
 * what was only mended.
 */
export function presentReports(item: Item, actor: Actor): ReadingReport[] {
  if (itemPolicy.correct.may(item, actor)) return item.readingReports;
  return item.readingReports
    .map((report) => ({ ...report, entries: report.entries.filter(({ severity }) => severity !== 'mended') }))
    .filter(({ entries }) => entries.length > 0);
}
