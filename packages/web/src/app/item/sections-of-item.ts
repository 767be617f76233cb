import type { ContentKind, Item, Summary } from '@ecco/contract';
import type { TFunction } from 'i18next';
import type { PageSection } from './page-section.ts';
import type { SummaryView } from './use-summary-view.ts';

type Shown = { item: Item; summary: Summary | null; isAdmin: boolean; view: SummaryView };

/** The parts that the page of an item has, in order; claims are for administrators. */
export function sectionsOf(t: TFunction, { item, summary, isAdmin, view }: Shown): PageSection[] {
  const asPage = view === 'page';
  const has: [boolean, PageSection][] = [
    [summary !== null && !asPage, { id: 'cards', title: t('carousel.title') }],
    [summary !== null && asPage, { id: 'glance', title: t('section.glance') }],
    [(summary?.items.length ?? 0) > 0 && asPage, { id: 'outline', title: t('section.outline') }],
    [(summary?.highlights.length ?? 0) > 0 && asPage, { id: 'highlights', title: t('section.highlights') }],
    [isAdmin && item.assertions.length > 0, { id: 'claims', title: t('section.claims') }],
    [item.content_total > 0, { id: 'transcript', title: transcriptTitle(t, item) }],
  ];
  return has.filter(([there]) => there).map(([, section]) => section);
}

const titles: Partial<Record<ContentKind, 'section.pages' | 'section.text'>> = {
  document: 'section.pages',
  article: 'section.text',
};

/** What the words of the item are called: a document has pages, an article is a text, the others a transcript. */
export const transcriptTitle = (t: TFunction, item: Item): string =>
  t(titles[item.kind] ?? 'section.transcript');
