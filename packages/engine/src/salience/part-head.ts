import { headingTitle, isTitleLine } from '../headings/heading.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { englishTerms, type Sentence } from '../sentences/sentence.ts';
import { tokenise } from '../words/token.ts';
import { ofTheWhole, partMeasures, partWord } from './bare-metric.lexicon.ts';
import { bareMetricOf } from './bare-metric.ts';

/** Words of a heading that names a part: "Las Vegas Strip Resorts". */
const mostWords = 6;

/** Whether a heading names a part of the whole, and not a time, a measure or what a report consists of. */
function namesPart(heading: string, title: string): boolean {
  const words = heading.split(/\s+/u);
  if (words.length > mostWords || ofTheWhole.test(heading) || /\d/u.test(heading)) return false;
  const known = title.toLowerCase();
  return !words.every((word) => known.includes(word.toLowerCase()));
}

/** "The following table shows key statistics for Las Vegas Strip Resorts:" */
const caption =
  /\b(?:table|chart)\b[^.]{0,80}\b(?:for|of) (?:the |our )?((?:\p{Lu}[\p{L}’'-]*(?: |(?=[:.]))){1,6})[:.]?\s*$/u;

type Heads = { heading: string | null; caption: string | null };

/** The part of the whole that the heading, and the words above a table, name; for each segment of a written source. */
const partHeadsOf = cachedBySource((source: Source): Heads[] => {
  const { segments } = readSource(source);
  const { title } = source.context;
  let heads: Heads = { heading: null, caption: null };
  return segments.map(({ text, speaker }, at) => {
    if (speaker !== null) return { heading: null, caption: null };
    const captioned = caption.exec(text)?.[1]?.trim() ?? null;
    if (captioned !== null) heads = { ...heads, caption: namesPart(captioned, title) ? captioned : null };
    else if (isTitleLine(segments, at)) {
      const heading = headingTitle(text);
      heads = { heading: namesPart(heading, title) ? heading : null, caption: null };
    }
    return heads;
  });
});

/**
 * Whether a measure stands under the heading of a part, or a row under a table's, and does not say itself that it is of
 * that: "Net revenues of $175 million" below "MGM China" would read as the company's.
 */
export function isOfUnnamedPart(source: Source): (one: { polished: string; sentence: Sentence }) => boolean {
  const heads = partHeadsOf(source);
  return ({ polished, sentence }) => {
    const { heading = null, caption: above = null } = heads[sentence.segment] ?? {};
    const head = sentence.row === undefined ? heading : above;
    if (head === null || (sentence.row === undefined && !tellsMeasure(polished, head))) return false;
    const own = new Set(englishTerms(tokenise(polished)));
    const names = englishTerms(tokenise(head)).filter((term) => !partWord.test(term));
    return !names.some((term) => own.has(term));
  };
}

/** "The decrease in revenue was driven by" */
const opensChange =
  /^the (?:increase|decrease|decline|growth|change)s? in (?:our |the )?(?:[\p{L}-]+ ){0,2}?(?:sales|revenues?|income|profit|margins?|earnings|ebitda)\b(?! (?:in|of|from|for) (?!the\b))/iu;

/** Whether a sentence tells a measure and not of what; below what calls itself a segment any figure of a result does. */
const tellsMeasure = (polished: string, head: string): boolean =>
  bareMetricOf(polished) !== null ||
  opensChange.test(polished) ||
  (partWord.test(head) && /\d/u.test(polished) && partMeasures.test(polished));
