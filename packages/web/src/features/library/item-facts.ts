import type { ItemCard } from '@ecco/contract';
import { periodName } from '@ecco/domain';
import type { TFunction } from 'i18next';
import { shortDate } from '../../format/date.ts';
import { ownerOf } from '../../format/item-owner.ts';
import { durationSeconds, spokenDuration } from '../../format/time.ts';

/** What a document says it is, such as a draft; null where it says nothing of the kind. */
const typeOf = (t: TFunction, { document_type: type }: ItemCard): string | null =>
  type === null || type === 'document' ? null : t(`documentType.${type}`);

/** How long an item is: to hear, or in pages. */
export function lengthOf(t: TFunction, { duration, page_count: pages }: ItemCard): string | null {
  if (duration !== null) return spokenDuration(durationSeconds(duration));
  return pages === null ? null : t('meta.pages', { count: pages });
}

/** The meta line of an item: what it belongs to, what it says it is, when, how long, how long to read. Absent facts are left out. */
export function itemFacts(t: TFunction, item: ItemCard): { key: string; node: string | null }[] {
  return [
    { key: 'show', node: ownerOf(item) },
    { key: 'type', node: typeOf(t, item) },
    { key: 'period', node: item.period && periodName(item.period) },
    { key: 'date', node: item.release_date && (shortDate(item.release_date) ?? t('meta.invalidDate')) },
    { key: 'length', node: lengthOf(t, item) },
    {
      key: 'read',
      node: item.time_to_read ? t('meta.read', { time: spokenDuration(item.time_to_read) }) : null,
    },
  ];
}

/** The same where an item is shown alone: that it bears no date is said there. */
export const factsOfPage = (t: TFunction, item: ItemCard): ReturnType<typeof itemFacts> =>
  itemFacts(t, item).map((fact) =>
    fact.key === 'date' && fact.node === null ? { ...fact, node: t('meta.dateNotKnown') } : fact,
  );
