import type { ItemCard } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { shortDate } from '../../format/date.ts';
import { secondsOf, spokenDuration } from '../../format/time.ts';

/** The meta line of an item: what it belongs to, when, how long, how long to read. Absent facts are left out. */
export function itemFacts(t: TFunction, item: ItemCard): { key: string; node: string | null }[] {
  const length =
    item.duration !== null
      ? spokenDuration(secondsOf(item.duration))
      : item.page_count === null
        ? null
        : t('meta.pages', { count: item.page_count });
  return [
    { key: 'show', node: item.show?.name ?? item.author },
    { key: 'date', node: item.release_date && (shortDate(item.release_date) ?? t('meta.invalidDate')) },
    { key: 'length', node: length },
    {
      key: 'read',
      node: item.time_to_read ? t('meta.read', { time: spokenDuration(item.time_to_read) }) : null,
    },
  ];
}
