import { type ItemCard, limits } from '@ecco/contract';

const dayMs = 86_400_000;

type Dated = Pick<ItemCard, 'release_date' | 'created_at'>;

/**
 * Parts what is newer than 14 days, or another number of days, from what is older (D8), keeping the order. What has no
 * date of its own, or one that cannot be read, counts from when it was added. `now` in ms.
 */
export function groupByAge<Entry extends Dated>(
  entries: readonly Entry[],
  now: number,
  days: number = limits.recentPublicationDays,
): { recent: Entry[]; older: Entry[] } {
  const since = now - days * dayMs;
  const isRecent = ({ release_date, created_at }: Dated): boolean => {
    const released = Date.parse(release_date ?? '');
    return (Number.isNaN(released) ? Date.parse(created_at) : released) >= since;
  };
  return {
    recent: entries.filter(isRecent),
    older: entries.filter((entry) => !isRecent(entry)),
  };
}
