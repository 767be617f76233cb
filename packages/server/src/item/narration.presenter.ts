import type { NarratedPage } from '@ecco/contract';
import type { CitedText } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import type { Item, Summary } from '@ecco/store';
import { presentCitedText } from './citation.presenter.ts';
import type { TranscriptProfile } from './transcript-profile.ts';

type Narrated = { item: Pick<Item, 'pageCount'>; summaries: readonly Summary[]; profile: TranscriptProfile };

/**
 * A document narrated page by page. Every page is there, also those without narration; none at all where the item
 * has no pages. A summary that was made without a narration has its own sentences, under their pages.
 */
export function presentNarration({ item, summaries, profile }: Narrated): NarratedPage[] {
  const summary = summaries.find(({ outline }) => outline !== null);
  if (summary === undefined) return [];
  const byPage = new Map(summary.outline?.pages?.map(({ page, sentences }) => [page, sentences]));
  const narrated = byPage.size > 0 ? byPage : sentencesByPage(summary, profile);
  if (narrated.size === 0) return [];
  const chapters = summary.outline?.chapters ?? [];
  return Array.from({ length: largestOf(narrated.keys(), item.pageCount ?? 0) }, (_, at) => ({
    page: at + 1,
    title: chapters.find(({ page }) => page === at + 1)?.title ?? null,
    narration: (narrated.get(at + 1) ?? []).map((cited) => presentCitedText(cited, profile)),
  }));
}

/** Every sentence of a summary once, under its page and in the order of its lines. */
function sentencesByPage({ outline, overview, analysis }: Summary, { indexOf }: TranscriptProfile) {
  const lineOf = ({ citations }: CitedText): number => indexOf.get(citations[0]?.segmentId ?? '') ?? 0;
  const all = [
    ...(outline?.chapters ?? []).flatMap((chapter) => [...chapter.summary, ...chapter.takeaways]),
    ...(overview?.keyInsights ?? []),
    ...(analysis?.tldr ?? []),
  ].sort((a, b) => lineOf(a) - lineOf(b));
  const byPage = new Map<number, CitedText[]>();
  for (const sentence of new Map(all.map((one) => [one.text, one])).values()) {
    const page = sentence.citations[0]?.page ?? null;
    if (page !== null) byPage.set(page, [...(byPage.get(page) ?? []), sentence]);
  }
  return byPage;
}
