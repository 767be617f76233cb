import type { Item, Summary } from '@ecco/contract';
import type { TFunction } from 'i18next';
import type { PageSection } from './page-section.ts';

/** The parts that the page of an item has, in order. */
export function sectionsOf(t: TFunction, item: Item, summary: Summary | null): PageSection[] {
  const has: [boolean, PageSection][] = [
    [summary !== null, { id: 'glance', title: t('section.glance') }],
    [(summary?.items.length ?? 0) > 0, { id: 'outline', title: t('section.outline') }],
    [(summary?.highlights.length ?? 0) > 0, { id: 'highlights', title: t('section.highlights') }],
    [item.content_total > 0, { id: 'transcript', title: transcriptTitle(t, item) }],
  ];
  return has.filter(([there]) => there).map(([, section]) => section);
}

/** What the words of the item are called: a document has pages, everything else a transcript. */
export const transcriptTitle = (t: TFunction, item: Item): string =>
  t(item.kind === 'document' ? 'section.pages' : 'section.transcript');
