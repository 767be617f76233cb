import type { Summary } from '@ecco/contract';
import { type ReportedFigure, readReportedFigure } from '@ecco/domain';
import { citedPlace } from '../../ui/citation/cited-place.ts';
import type { Place } from '../../ui/citation/place.context.ts';
import { chosenOf } from './chosen-sentences.ts';

/** A figure with the place at which it is said. */
export type FigureRow = ReportedFigure & { place: Place };
type Told = { text: string; place: Place };

/** The sentences of a summary that cite a place, the weightiest first; a highlight is a sentence, too. */
function sentencesOf(summary: Summary): Told[] {
  const { analysis, items, highlights } = summary;
  const sentences = [
    ...(analysis?.one_liner ? [analysis.one_liner] : []),
    ...chosenOf(summary),
    ...items.flatMap((item) => [...item.summary, ...item.takeaways]),
  ];
  return [
    ...sentences.flatMap(({ text, citations: [citation] }) =>
      citation ? [{ text, place: citedPlace(citation) }] : [],
    ),
    ...highlights.map(({ text, content_id: line, segment_id: segment, start_timestamp, page_number }) => ({
      text,
      place: { line, segment, seconds: start_timestamp, page: page_number },
    })),
  ];
}

/** What a company reports of itself, as its sentences say it: a row for each metric, the first that tells it. */
export function reportedFigures(summary: Summary): FigureRow[] {
  const rows = new Map<string, FigureRow>();
  for (const { text, place } of sentencesOf(summary)) {
    const read = readReportedFigure(text);
    const key = `${read?.metric.toLowerCase()} ${read?.isAhead}`;
    if (read && !rows.has(key)) rows.set(key, { ...read, place });
  }
  return [...rows.values()];
}
