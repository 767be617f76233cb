/** Where something stands in its source: the second, or the page, of a segment. Times in ms, pages from 1. */
export type Place = {
  segmentId: string;
  startMs: number | null;
  endMs: number | null;
  page: number | null;
};

/** A verbatim run of one segment's text, and where it stands. */
export type Citation = Place & { quote: string };

/** A sentence of a summary. `verbatim`: these are the source's own words and may stand in quotation marks. */
export type CitedText = { text: string; verbatim: boolean; citations: Citation[] };
