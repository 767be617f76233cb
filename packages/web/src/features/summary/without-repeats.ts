import type { CitedText, Highlight, Summary, SummaryItem } from '@ecco/contract';

/** Shorter words say too little to be taken for a part of a longer sentence. */
const leastShared = 24;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type UsedTexts = { has: (text: string) => boolean; add: (text: string) => void };

/** What was told: words that are it, a part of it or an extension. */
function createUsedTexts(): UsedTexts {
  const texts: string[] = [];
  return {
    has(text) {
      const words = plain(text);
      return texts.some(
        (other) =>
          other === words ||
          (words.length >= leastShared && other.includes(words)) ||
          (other.length >= leastShared && words.includes(other)),
      );
    },
    add: (text) => void texts.push(plain(text)),
  };
}

/** How a decision is told in a sentence: what became of it, the votes, and what was moved; what it does may stand before. */
const outcome =
  /^(?:\p{Lu}[\p{L}’' -]{0,40} )?(?:approved|rejected|withdrawn|deferred|recommended)(?: unanimously)?(?:, [^:.]{1,60})?(?::|\.$|\. Moved by )/iu;
const statesDecision = ({ text, verbatim }: CitedText): boolean => !verbatim && outcome.test(text);

/**
 * A summary in which every sentence stands at one place: the first at which it is read. A chapter keeps its title, so
 * that the outline stays whole. `listsDecisions`: the page has a list of them, which is where they are told.
 */
export function withoutRepeats(summary: Summary, { listsDecisions = false } = {}): Summary {
  const usedTexts = createUsedTexts();
  const isNew = (text: string): boolean => {
    const known = usedTexts.has(text);
    if (!known) usedTexts.add(text);
    return !known;
  };
  const newOf = <Cited extends CitedText>(sentences: readonly Cited[]): Cited[] =>
    sentences.filter(({ text }) => isNew(text));
  const leading = (sentences: readonly CitedText[]): CitedText[] =>
    newOf(listsDecisions ? sentences.filter((one) => !statesDecision(one)) : sentences);
  const { analysis, overview } = summary;
  const [oneLiner = null] = leading(analysis?.one_liner ? [analysis.one_liner] : []);
  const tldr = leading(analysis?.tldr.items ?? []);
  const insights = leading(overview?.key_insights ?? []);
  const why = leading(overview?.why_it_matters ?? []);
  const items = summary.items.map(
    (item): SummaryItem => ({ ...item, summary: newOf(item.summary), takeaways: newOf(item.takeaways) }),
  );
  const highlights = summary.highlights.filter(({ text }: Highlight) => isNew(text));
  return {
    ...summary,
    analysis: analysis && { ...analysis, one_liner: oneLiner, tldr: { items: tldr } },
    overview: overview && { key_insights: insights, why_it_matters: why },
    items,
    highlights,
  };
}

/** Tells of words whether a summary has told them already, for what stands below it. */
export function isSummarizedIn({
  analysis,
  overview,
  items,
  highlights,
}: Summary): (text: string) => boolean {
  const usedTexts = createUsedTexts();
  const sentences = [
    ...(analysis?.one_liner ? [analysis.one_liner] : []),
    ...(analysis?.tldr.items ?? []),
    ...(overview?.key_insights ?? []),
    ...(overview?.why_it_matters ?? []),
    ...items.flatMap(({ summary, takeaways }) => [...summary, ...takeaways]),
    ...highlights,
  ];
  for (const { text } of sentences) usedTexts.add(text);
  return usedTexts.has;
}
