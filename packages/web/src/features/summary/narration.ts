import type { CitedText, Summary } from '@ecco/contract';

/** What there is to say about a page. */
export type NarratedPage = { page: number; title: string | null; sentences: CitedText[] };

/** Every sentence of a summary that somebody reading page by page wants, the plainest first. */
const sentencesOf = ({ items, overview, analysis }: Summary): CitedText[] => [
  ...items.flatMap((chapter) => [...chapter.summary, ...chapter.takeaways]),
  ...(overview?.key_insights ?? []),
  ...(analysis?.tldr.items ?? []),
];

const lineOf = ({ citations }: CitedText): number => citations[0]?.content_id ?? 0;

function sentencesByPage(summary: Summary): Map<number, CitedText[]> {
  const byPage = new Map<number, CitedText[]>();
  const said = new Set<string>();
  for (const sentence of sentencesOf(summary)) {
    const page = sentence.citations[0]?.page_number ?? null;
    if (page === null || said.has(sentence.text)) continue;
    said.add(sentence.text);
    byPage.set(page, [...(byPage.get(page) ?? []), sentence]);
  }
  return byPage;
}

/**
 * A document told page by page: what the summary says, under the page it comes from, in the order of the page. Every
 * page up to `pageCount` is there, also those about which nothing is said; none at all where the summary names no page.
 */
export function narrationOf(summary: Summary | null, pageCount: number | null): NarratedPage[] {
  const byPage = summary ? sentencesByPage(summary) : new Map<number, CitedText[]>();
  if (!summary || byPage.size === 0) return [];
  const last = Math.max(pageCount ?? 0, ...byPage.keys());
  return Array.from({ length: last }, (_, at) => {
    const page = at + 1;
    const sentences = (byPage.get(page) ?? []).sort((a, b) => lineOf(a) - lineOf(b));
    const title = summary.items.find(({ page_number }) => page_number === page)?.title ?? null;
    return { page, title, sentences };
  });
}
