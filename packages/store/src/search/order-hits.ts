import type { SummaryLine } from '../summaries/index.ts';
import type { Match } from './match.ts';
import type { RankedLine, RankedPassage } from './ranked.ts';

export type MatchedLine = RankedLine & Match;
/** `line`: the sentence of the passage that has most of the query, whose highlights they are; `stems`: of all of it. */
export type MatchedPassage = RankedPassage & Match & { line: SummaryLine };

export type MatchedHit = MatchedLine | MatchedPassage;

export const itemIdOf = (hit: MatchedHit): string => ('segment' in hit ? hit.segment : hit.passage).itemId;

/** What matched a query, before it is put in an order. */
export type MatchedRows = { lines: MatchedLine[]; passages: MatchedPassage[] };
type Limits = { limit: number; summariesPerItem: number };

/** What the heading of a part counts for beside the words under it: it has the words of a query and tells nothing. */
const headingWeight = 0.5;
const headingMax = 80;
const endsSentence = /[.?!:;,…"”’)\]]$/u;

/** A short line of a text that is no sentence. Spoken words may have no marks at all. */
const isShortLine = ({ segment: { text, startMs } }: MatchedLine): boolean =>
  startMs === null && text.length <= headingMax && !endsSentence.test(text);

/** What a row counts for whose cells have a word of the query each: neighbors in a table say nothing together. */
const scatteredWeight = 0.5;
const betweenCells = ' | ';

/** A row of a table in which no cell has all that was found. */
const isScattered = ({ segment: { text }, stems, highlights }: MatchedLine): boolean =>
  stems.size > 1 &&
  text.includes(betweenCells) &&
  !text.split(betweenCells).some((cell) => highlights.every((run) => cell.includes(run)));

function weighed(line: MatchedLine): MatchedLine {
  const weight = (isShortLine(line) ? headingWeight : 1) * (isScattered(line) ? scatteredWeight : 1);
  return weight === 1 ? line : { ...line, score: line.score * weight };
}

/**
 * Lines and passages of summaries in one order, the best first. A sentence of a summary is shorter than the line it was
 * made from, for which BM25 would prefer it: where that line was found with as many words of the query, the sentence is
 * no hit beside it.
 */
export function orderHits(
  { lines, passages }: MatchedRows,
  { limit, summariesPerItem }: Limits,
): MatchedHit[] {
  const lineById = new Map(lines.map((line) => [line.segment.id, line]));
  const summaries = passages
    .filter((passage) => !isSaidByLine(passage, lineById))
    .sort((a, b) => b.score - a.score);
  const shown = fewOfEach(summaries, summariesPerItem);
  return [...lines.map(weighed), ...shown].sort((a, b) => b.score - a.score).slice(0, limit);
}

/** Whether one of the lines that a passage was made from was found, too, with all that the passage has of the query. */
const isSaidByLine = (
  { passage, stems }: MatchedPassage,
  lineById: ReadonlyMap<string, MatchedLine>,
): boolean =>
  passage.lines.some(({ segmentId }) => (lineById.get(segmentId ?? '')?.stems.size ?? -1) >= stems.size);

/** The sentence that was found, in its item. */
const saidIn = ({ passage, line }: MatchedPassage): string => `${passage.itemId}/${line.text}`;

/** The first of each item, so many; a sentence of the short form only where no chapter says it in the same words. */
function fewOfEach(passages: MatchedPassage[], perItem: number): MatchedPassage[] {
  const inChapters = new Set(passages.filter(({ passage }) => passage.kind === 'summary_item').map(saidIn));
  const shownOf = new Map<string, number>();
  return passages.filter((matchedPassage) => {
    const { itemId, kind } = matchedPassage.passage;
    if (kind === 'tldr' && inChapters.has(saidIn(matchedPassage))) return false;
    const shown = shownOf.get(itemId) ?? 0;
    shownOf.set(itemId, shown + 1);
    return shown < perItem;
  });
}
