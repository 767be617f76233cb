import type { CitedText, NarratedPage, Summary } from '@ecco/contract';
import { numberCitations } from '../../ui/citation/numbering.ts';
import { chosenOf } from './chosen-sentences.ts';

/** Every sentence of a summary in the order in which it is read. */
function summarySentences(summary: Summary): CitedText[] {
  const { analysis, overview, items } = summary;
  return [
    ...(analysis?.one_liner ? [analysis.one_liner] : []),
    ...chosenOf(summary),
    ...(overview?.why_it_matters ?? []),
    ...items.flatMap((item) => [...item.summary, ...item.takeaways]),
  ];
}

/**
 * Numbers the sources of a summary and of a narration, so that the same place has one number on the whole page. `whole`: the
 * summary with what the page does not show of it, which is numbered after what a reader sees.
 */
export const numberSources = (
  shown: Summary | null,
  narration: readonly NarratedPage[] = [],
  whole: Summary | null = null,
): ReadonlyMap<string, number> =>
  numberCitations([
    ...(shown ? summarySentences(shown) : []),
    ...narration.flatMap(({ narration: sentences }) => sentences),
    ...(whole ? summarySentences(whole) : []),
  ]);
