/** Where something stands in its source: the second, or the page, of a segment. Times in ms, pages from 1. */
export type Place = {
  segmentId: string;
  startMs: number | null;
  endMs: number | null;
  page: number | null;
};

/** A verbatim run of one segment's text, and where it stands. */
export type Citation = Place & { quote: string };

/** Whether two places are one. The same words may be said twice in a segment, at another second. */
export const isSamePlace = (a: Citation, b: Citation): boolean =>
  a.segmentId === b.segmentId && a.startMs === b.startMs && a.quote === b.quote;

/** A sentence of a summary. `verbatim`: these are the source's own words and may stand in quotation marks. */
export type CitedText = { text: string; verbatim: boolean; citations: Citation[] };

/** Who says what stands at some places: whoever is at the first of them, unless another is at one of the others. */
export function soleSpeaker<Named extends { name: string }>(
  places: readonly Pick<Place, 'segmentId'>[],
  speakerOf: (segmentId: string) => Named | null,
): Named | null {
  const [first = null, ...others] = places.map(({ segmentId }) => speakerOf(segmentId));
  return others.every((other) => other?.name === first?.name) ? first : null;
}

/** Tells of words in quotation marks, such as how a vote came out: that is said by nobody. */
export const tellsOfQuotes = ({ text, verbatim }: Pick<CitedText, 'text' | 'verbatim'>): boolean =>
  !verbatim && text.includes('“');
