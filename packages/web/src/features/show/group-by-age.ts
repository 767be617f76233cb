import { type ItemCard, limits } from '@ecco/contract';

const dayMs = 86_400_000;

type DatedItem = Pick<ItemCard, 'release_date'>;

/**
 * Parts what is newer than 14 days, or another number of days, from what is older (D8), keeping the order. What has no
 * date, or one that cannot be read, is not among the newest. `now` in ms.
 */
export function groupByAge<Entry extends DatedItem>(
  entries: readonly Entry[],
  now: number,
  days: number = limits.recentPublicationDays,
): { recent: Entry[]; older: Entry[] } {
  const since = now - days * dayMs;
  const isRecent = ({ release_date }: DatedItem): boolean => Date.parse(release_date ?? '') >= since;
  return {
    recent: entries.filter(isRecent),
    older: entries.filter((entry) => !isRecent(entry)),
  };
}
