import { type CitedText, limits, type Summary, type SummaryItem } from '@ecco/contract';

/** What a chapter comes to, in one of its sentences. */
export type ChapterLine = { index: number; title: string; sentence: CitedText };

/** Lines of the first screen. */
const mostLines = 8;
/** A sentence of more letters takes the room of two chapters. */
const mostLetters = 190;
/** A sum or a share tells more in one sentence than a remark does. */
const sumOrShare = /\p{Sc}\s?\d|\d\s?(?:%|per ?cent\b|million\b|billion\b)/u;
/** Fewer words are a heading or a handing over. */
const leastWords = 6;

/**
 * A measure that opens a sentence without whose it is: read under its chapter's title alone it would be taken for that of
 * the whole company.
 */
const ofNobody =
  /^(?:(?:for|in|during) the [a-z\d' -]{3,30}, )?(?:(?:first|second|third|fourth|full)[ -](?:quarter|year) )?(?:(?:total|net|operating|adjusted|organic) ){0,2}(?:revenues?|sales|earnings|income|margins?|orders|profits?|ebitda)\b/iu;
/** A motion in the words of minutes, which the list of decisions tells. */
const aMotion = /\b(?:so moved|moved (?:to|that|for)|second(?:ed|ing) (?:by|the))\b/iu;

const isTelling = ({ text }: CitedText): boolean =>
  text.split(' ').length >= leastWords && !ofNobody.test(text) && !aMotion.test(text);

const isShort = ({ text }: CitedText): boolean => text.length <= mostLetters;
const hasSum = ({ text }: CitedText): boolean => sumOrShare.test(text);

const lineOf = ({ index, title, summary, takeaways }: SummaryItem): ChapterLine[] => {
  const telling = [...summary, ...takeaways].filter(isTelling);
  const short = telling.filter(isShort);
  const sentence = short.find(hasSum) ?? short[0] ?? telling[0];
  return sentence === undefined ? [] : [{ index, title, sentence }];
};

const without = (sentences: readonly CitedText[], told: ReadonlySet<CitedText>): CitedText[] =>
  sentences.filter((sentence) => !told.has(sentence));

/**
 * One sentence for each weighty chapter, for the first screen, and the summary with what is left for its outline; no lines
 * where there is one chapter alone.
 */
export function chapterLinesOf(summary: Summary): { lines: ChapterLine[]; rest: Summary } {
  if (summary.items.length < 2) return { lines: [], rest: summary };
  const weighty = summary.items.filter(
    ({ relevancy_score: score }) => score >= limits.relevancyCollapsedBelow,
  );
  const lines = weighty.flatMap(lineOf).slice(0, mostLines);
  const told = new Set(lines.map(({ sentence }) => sentence));
  const items = summary.items.map((item) => ({
    ...item,
    summary: without(item.summary, told),
    takeaways: without(item.takeaways, told),
  }));
  return { lines, rest: { ...summary, items } };
}
