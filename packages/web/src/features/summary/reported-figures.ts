import type { CitedText, Summary } from '@ecco/contract';
import { metricKey, type ReportedFigure, readReportedFigure, readReportedRow } from '@ecco/domain';
import { citedPlace, type Place, placeOf } from '../../ui/citation/place.ts';

import { chosenOf } from './chosen-sentences.ts';

/** A figure with the place at which it is said. */
export type FigureRow = ReportedFigure & { place: Place };
type FigureText = { text: string; place: Place };

const isRow = (text: string): boolean => text.includes(' | ');

/**
 * What a sentence tells, each part with its place: one of rows of tables tells a row in each clause, which its label
 * opens.
 */
function figureTexts({ text, citations }: CitedText): FigureText[] {
  const [first] = citations;
  if (first === undefined) return [];
  if (!isRow(first.source_text)) return [{ text, place: citedPlace(first) }];
  return text.split('; ').map((clause) => {
    const label = clause.split(/ (?:was|were) /u)[0]?.toLowerCase() ?? '';
    const own = citations.find(({ source_text: row }) => row.toLowerCase().startsWith(label));
    return { text: clause, place: citedPlace(own ?? first) };
  });
}

/** The sentences of a summary that cite a place, the weightiest first; a highlight is a sentence, too. */
function citedSentences(summary: Summary): FigureText[] {
  const { analysis, items, highlights } = summary;
  const sentences = [
    ...(analysis?.one_liner ? [analysis.one_liner] : []),
    ...chosenOf(summary),
    ...items.flatMap((item) => [...item.summary, ...item.takeaways]),
  ];
  return [
    ...sentences.flatMap(figureTexts),
    ...highlights.map((highlight) => ({ text: highlight.text, place: placeOf(highlight) })),
  ];
}

/** The sentences of a paper's first screen that tell rows of its tables: what its prose says may be of a part. */
const rowSentences = ({ analysis }: Summary): FigureText[] =>
  [...(analysis?.one_liner ? [analysis.one_liner] : []), ...(analysis?.tldr.items ?? [])]
    .filter(({ citations: [citation] }) => citation !== undefined && isRow(citation.source_text))
    .flatMap(figureTexts);

const shares = (change: string | null): string[] =>
  [...(change ?? '').matchAll(/\d[\d.]*(?=\s?(?:%|percent))/giu)].map(([share]) => share);

/** Two changes in percent that share none are of two things: one of them is of a part, or of another time. */
const disagrees = (one: ReportedFigure, other: ReportedFigure): boolean => {
  const [own, others] = [shares(one.change), shares(other.change)];
  return own.length > 0 && others.length > 0 && !own.some((share) => others.includes(share));
};

/**
 * What a company reports of itself, as its sentences say it: a row for each metric, the first that tells it; none where
 * two sentences tell two changes of it.
 */
export function reportedFigures(summary: Summary, isPaper = false): FigureRow[] {
  const rows = new Map<string, FigureRow>();
  const disputed = new Set<string>();
  for (const { text, place } of isPaper ? rowSentences(summary) : citedSentences(summary)) {
    const read = isPaper ? readReportedRow(text) : readReportedFigure(text);
    const key = `${metricKey(read?.metric ?? '')} ${read?.isAhead}`;
    const first = rows.get(key);
    if (read && first !== undefined && disagrees(first, read)) disputed.add(key);
    if (read && first === undefined) rows.set(key, { ...read, place });
  }
  return [...rows].filter(([key]) => !disputed.has(key)).map(([, row]) => row);
}
