import type { ItemCard } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { shortDate } from '../../format/date.ts';
import { secondsOf, spokenDuration } from '../../format/time.ts';

/** What a document says it is, such as a draft; null where it says nothing of the kind. */
const typeOf = (t: TFunction, { document_type: type }: ItemCard): string | null =>
  type === null || type === 'document' ? null : t(`documentType.${type}`);

/** The meta line of an item: what it belongs to, what it says it is, when, how long, how long to read. Absent facts are left out. */
export function itemFacts(t: TFunction, item: ItemCard): { key: string; node: string | null }[] {
  const length =
    item.duration !== null
      ? spokenDuration(secondsOf(item.duration))
      : item.page_count === null
        ? null
        : t('meta.pages', { count: item.page_count });
  return [
    { key: 'show', node: item.show?.name ?? item.author },
    { key: 'type', node: typeOf(t, item) },
    { key: 'date', node: item.release_date && (shortDate(item.release_date) ?? t('meta.invalidDate')) },
    { key: 'length', node: length },
    {
      key: 'read',
      node: item.time_to_read ? t('meta.read', { time: spokenDuration(item.time_to_read) }) : null,
    },
  ];
}
