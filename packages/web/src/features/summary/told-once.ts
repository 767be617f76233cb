import type { CitedText, Highlight, Summary, SummaryItem } from '@ecco/contract';

/** Shorter words say too little to be taken for a part of a longer sentence. */
const leastShared = 24;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Remembers what was told: whether words are new, which they are once, and no part or extension of others. */
function createTold() {
  const told: string[] = [];
  return (text: string): boolean => {
    const words = plain(text);
    const isKnown = told.some(
      (other) =>
        other === words ||
        (words.length >= leastShared && other.includes(words)) ||
        (other.length >= leastShared && words.includes(other)),
    );
    if (!isKnown) told.push(words);
    return !isKnown;
  };
}

/**
 * A summary in which every sentence stands at one place: the first at which it is read. A chapter keeps its title, so
 * that the outline stays whole.
 */
export function toldOnce(summary: Summary): Summary {
  const isNew = createTold();
  const newOf = (sentences: readonly CitedText[]): CitedText[] => sentences.filter(({ text }) => isNew(text));
  const { analysis, overview } = summary;
  const oneLiner = analysis?.one_liner ?? null;
  if (oneLiner) isNew(oneLiner.text);
  const tldr = newOf(analysis?.tldr.items ?? []);
  const insights = newOf(overview?.key_insights ?? []);
  const why = newOf(overview?.why_it_matters ?? []);
  const items = summary.items.map(
    (item): SummaryItem => ({ ...item, summary: newOf(item.summary), takeaways: newOf(item.takeaways) }),
  );
  const highlights = summary.highlights.filter(({ text }: Highlight) => isNew(text));
  return {
    ...summary,
    analysis: analysis && { ...analysis, tldr: { items: tldr } },
    overview: overview && { key_insights: insights, why_it_matters: why },
    items,
    highlights,
  };
}
