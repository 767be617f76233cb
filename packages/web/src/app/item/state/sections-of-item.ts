import type { Item, Summary } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import type { TFunction } from 'i18next';
import type { PageSection } from './page-section.ts';
import type { SummaryView } from './use-summary-view.ts';

type Shown = { item: Item; summary: Summary | null; view: SummaryView };

/** Whether there is an analysis to show: as it was written by hand, or as those who keep the library may write it. */
export const hasAnalysis = ({ item, summary }: Pick<Shown, 'item' | 'summary'>): boolean =>
  summary !== null && (item.may.curate || summary.html_document !== null);

/** The parts that the page of an item has, in order; claims are for those who keep the library. */
export function sectionsOf(t: TFunction, { item, summary, view }: Shown): PageSection[] {
  const asPage = view === 'page';
  const has: [boolean, PageSection][] = [
    [hasAnalysis({ item, summary }), { id: 'analysis', title: t('tabs.analysis') }],
    [summary !== null && !asPage, { id: 'cards', title: t('carousel.title') }],
    [summary !== null && asPage, { id: 'glance', title: t('section.glance') }],
    [(summary?.items.length ?? 0) > 0 && asPage, { id: 'outline', title: t('section.outline') }],
    [(summary?.highlights.length ?? 0) > 0 && asPage, { id: 'highlights', title: t('section.highlights') }],
    [item.may.curate && item.assertions.length > 0, { id: 'claims', title: t('section.claims') }],
    [item.kind === 'document', { id: 'narration', title: t('narration.title') }],
    [item.content_total > 0, { id: 'search', title: searchTitle(t, item) }],
    [item.content_total > 0, { id: 'transcript', title: transcriptTitle(t, item) }],
  ];
  return has.filter(([there]) => there).map(([, section]) => section);
}

/** The large parts, as tabs: what is made of an item, and its own words. */
export function tabsOf(t: TFunction, { item, summary }: Omit<Shown, 'view'>): PageSection[] {
  const has: [boolean, PageSection][] = [
    [hasAnalysis({ item, summary }), { id: 'analysis', title: t('tabs.analysis') }],
    [summary !== null, { id: 'summary', title: t('tabs.summary') }],
    [item.kind === 'document', { id: 'narration', title: t('narration.title') }],
    [item.content_total > 0, { id: 'transcript', title: transcriptTitle(t, item) }],
    [item.content_total > 0, { id: 'search', title: searchTitle(t, item) }],
  ];
  return has.filter(([there]) => there).map(([, section]) => section);
}

type Title =
  | 'tabs.article'
  | 'section.text'
  | 'tabs.transcriptEarnings'
  | 'tabs.videoTranscript'
  | 'section.transcript';
const titles: Partial<Record<ContentKind, Title>> = {
  article: 'tabs.article',
  document: 'section.text',
  earnings: 'tabs.transcriptEarnings',
  video: 'tabs.videoTranscript',
};

/** What the words of the item are called: an article and a document are texts, the others have a transcript. */
export const transcriptTitle = (t: TFunction, { kind }: Pick<Item, 'kind'>): string =>
  t(titles[kind] ?? 'section.transcript');

/** An earnings call is asked, everything else is searched. */
export const searchTitle = (t: TFunction, { kind }: Pick<Item, 'kind'>): string =>
  t(kind === 'earnings' ? 'tabs.searchEarnings' : 'tabs.search');
