import type { Citation, CitedText } from '@ecco/contract';
import type { ReactNode } from 'react';

/** How the page shows words with their sources, and a source alone: with the numbers that it gives them. */
export type ShowWords = {
  words: (text: CitedText) => ReactNode;
  mark: (citation: Citation) => ReactNode;
};

/** The same without marks for places that are led to beside the words anyway. */
export function withoutMarksOf(show: ShowWords, places: readonly Citation[]): ShowWords {
  const shown = new Set(places.map(({ segment_id }) => segment_id));
  return { ...show, mark: (citation) => (shown.has(citation.segment_id) ? null : show.mark(citation)) };
}
