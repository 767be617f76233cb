import type { Item, Summary } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import type { TFunction } from 'i18next';
import type { PageSection } from './page-section.ts';
import type { SummaryView } from './use-summary-view.ts';

type ShownItem = { item: Item; summary: Summary | null; view: SummaryView };

/** Whether there is an analysis that somebody wrote. */
export const hasAnalysis = ({ summary }: Pick<ShownItem, 'summary'>): boolean =>
  (summary?.html_document ?? null) !== null;

/** Whether an item tells what a body did, or what others report that somebody did. */
export const hasProceedings = ({
  proceedings: { agenda, decisions, signals, unnamed_votes: votes },
}: Pick<Item, 'proceedings'>): boolean => agenda + decisions + signals + votes > 0;

/** What the part with the agenda and the decisions is called; either may be missing. */
export function proceedingsTitle(t: TFunction, { proceedings }: Pick<Item, 'proceedings'>): string {
  if (proceedings.decisions + proceedings.unnamed_votes === 0) return t('section.agenda');
  return t(proceedings.agenda === 0 ? 'section.decisions' : 'section.proceedings');
}

/** Whether an item has pages to be shown and narrated: what came as plain text never had any. */
export const hasPages = ({ kind, document_url, page_count }: Item): boolean =>
  kind === 'document' && (document_url !== null || page_count !== null);

/** The parts that the page of an item has, in order; claims are for those who keep the library. */
export function sectionsOf(t: TFunction, { item, summary, view }: ShownItem): PageSection[] {
  const asPage = view === 'page';
  const { agenda, decisions, signals, unnamed_votes: votes } = item.proceedings;
  const has: [boolean, PageSection][] = [
    [hasAnalysis({ summary }), { id: 'analysis', title: t('tabs.analysis') }],
    [summary !== null && !asPage, { id: 'cards', title: t('carousel.title') }],
    [summary !== null && asPage, { id: 'glance', title: t('section.glance') }],
    [agenda + decisions + votes > 0, { id: 'proceedings', title: proceedingsTitle(t, item) }],
    [signals > 0, { id: 'signals', title: t('section.signals') }],
    [(summary?.items.length ?? 0) > 0 && asPage, { id: 'outline', title: t('section.outline') }],
    [(summary?.highlights.length ?? 0) > 0 && asPage, { id: 'highlights', title: t('section.highlights') }],
    [item.may.curate && item.assertions.length > 0, { id: 'claims', title: t('section.claims') }],
    [hasPages(item), { id: 'narration', title: t('narration.title') }],
    [item.content_total > 0, { id: 'search', title: t('tabs.searchAndAsk') }],
    [item.content_total > 0, { id: 'transcript', title: transcriptTitle(t, item) }],
  ];
  return has.filter(([there]) => there).map(([, section]) => section);
}

/** The large parts, as tabs: what is made of an item, and its own words. */
export function tabsOf(t: TFunction, { item, summary }: Omit<ShownItem, 'view'>): PageSection[] {
  const has: [boolean, PageSection][] = [
    [hasAnalysis({ summary }), { id: 'analysis', title: t('tabs.analysis') }],
    [summary !== null, { id: 'summary', title: t('tabs.summary') }],
    [hasPages(item), { id: 'narration', title: t('narration.title') }],
    [item.content_total > 0, { id: 'transcript', title: transcriptTitle(t, item) }],
    [item.content_total > 0, { id: 'search', title: searchTab(t, item) }],
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

/** The tab of the search: what can be done there, where there are few tabs beside it. */
const searchTab = (t: TFunction, { kind }: Pick<Item, 'kind'>): string =>
  t(kind === 'earnings' ? 'tabs.searchAndAsk' : 'tabs.search');
