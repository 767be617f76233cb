import { headingTitle, isTitleLine } from '../headings/heading.ts';
import type { Segment, Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { englishTerms, type Sentence } from '../sentences/sentence.ts';
import { cellsOf, isAmount, isTableRow } from '../tables/table-row.ts';
import { tokenize } from '../words/token.ts';
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

/** What a sentence stands under: the words that name a part, and the segment that holds them. */
type PartHead = { words: string; segment: number };
type Heads = { heading: PartHead | null; caption: PartHead | null };

/** The part of the whole that the heading, and the words above a table, name; for each segment of a written source. */
const partHeadsOf = cachedBySource((source: Source): Heads[] => {
  const { segments } = readSource(source);
  const { title } = source.context;
  let heads: Heads = { heading: null, caption: null };
  return segments.map((segment, at) => {
    const { text, speaker } = segment;
    if (speaker !== null) return { heading: null, caption: null };
    const captioned = caption.exec(text)?.[1]?.trim() ?? null;
    const part = (words: string): PartHead | null =>
      namesPart(words, title) ? { words, segment: at } : null;
    const head = headOfTable(segment);
    if (captioned !== null) heads = { ...heads, caption: part(captioned) };
    else if (head !== null) heads = { heading: part(head), caption: null };
    else if (
      isTitleLine(segments, at) &&
      !leadsToList.test(text) &&
      !isTime(text) &&
      !groupsRows(segments, at)
    )
      heads = { heading: part(headingTitle(text)), caption: null };
    return heads;
  });
});

const times =
  /\b(?:(?:three|six|nine|twelve) months|ended|first|second|third|fourth|full|fiscal|quarter|year|half|the|of|january|february|march|april|may|june|july|august|september|october|november|december)\b|[\d\s,.:–-]/giu;
/** "Twelve months ended June 30, 2026" says when, and leaves open of what. */
const isTime = (text: string): boolean => text.replace(times, '') === '';

/** "Rigid Packaging | 2025 | 2026": the words over the labels of a table name what all of it is of; null elsewhere. */
function headOfTable(segment: Segment): string | null {
  if (!isTableRow(segment)) return null;
  const [label = '', ...columns] = cellsOf(segment.text);
  const isHead = columns.length > 1 && !columns.some(isAmount) && columns.some((one) => period.test(one));
  return label !== '' && isHead ? label : null;
}
const period = /\b(?:months|quarter|year)\b|\b20\d\d\b/iu;

/** "Sales changed as follows:" is of what it stands under. */
const leadsToList = /\b(?:as follows|(?:is|are|was|were|following)\b[^.]*):\s*$/iu;

/** A line within a table, above some of its rows, ends nothing: "Canada" in a table of stores. */
const groupsRows = (segments: readonly Segment[], at: number): boolean =>
  [segments[at - 1], segments[at + 1]].every((beside) => beside !== undefined && isTableRow(beside));

/**
 * The part of the whole under which a measure stands, or a row under a table's, where it does not say itself that it is of
 * that: "Net revenues of $175 million" below "MGM China" would read as the company's; else null.
 */
export function unnamedPartOf(
  source: Source,
): (one: { polished: string; sentence: Sentence }) => PartHead | null {
  const heads = partHeadsOf(source);
  return ({ polished, sentence }) => {
    const { heading = null, caption: above = null } = heads[sentence.segment] ?? {};
    const head = sentence.row === undefined ? heading : above;
    if (head === null || (sentence.row === undefined && !statesMeasure(polished, head.words))) return null;
    const own = new Set(englishTerms(tokenize(polished)));
    const names = englishTerms(tokenize(head.words)).filter((term) => !partWord.test(term));
    return names.some((term) => own.has(term)) ? null : head;
  };
}

/** Whether a sentence, told alone, would tell a part's measure as that of the whole. */
export function isOfUnnamedPart(source: Source): (one: { polished: string; sentence: Sentence }) => boolean {
  const headOf = unnamedPartOf(source);
  return (one) => headOf(one) !== null;
}

/** "The decrease in revenue was driven by" */
const opensChange =
  /^the (?:increase|decrease|decline|growth|change)s? in (?:our |the )?(?:[\p{L}-]+ ){0,2}?(?:sales|revenues?|income|profit|margins?|earnings|ebitda)\b(?! (?:in|of|from|for) (?!the\b))/iu;

/** "On a comparable basis, net sales": what stands before a measure and says when or how it is taken. */
const when = /^(?:on|for|during|in) [^,]{3,60}, /iu;
/** No part earns by the share. */
const byShare = /\bper (?:[\p{L}-]+ ){0,2}share\b|\beps\b/iu;

/** Whether a sentence tells a measure and not of what; below what calls itself a segment any figure of a result does. */
const statesMeasure = (polished: string, head: string): boolean =>
  (bareMetricOf(polished.replace(when, '')) !== null && !byShare.test(polished)) ||
  opensChange.test(polished) ||
  (partWord.test(head) && /\d/u.test(polished) && partMeasures.test(polished));
