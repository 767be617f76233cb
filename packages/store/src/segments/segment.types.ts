import type { segments } from './segment.table.ts';

/** A run of text by one speaker, or a paragraph of a page. `idx` from 0, times in ms, pages from 1. */
export type Segment = typeof segments.$inferSelect;
/** A segment as a search finds it, by the words that stand there. */
export type SegmentMatch = Omit<Segment, 'said'>;
/** A segment without its text; `length` of that in characters. */
export type SegmentLine = Omit<Segment, 'itemId' | 'text' | 'page' | 'said'> & { length: number };
export type NewSegment = Pick<Segment, 'text'> &
  Partial<Pick<Segment, 'speakerLabel' | 'startMs' | 'endMs' | 'page' | 'said'>> & {
    isEstimated?: boolean | undefined;
    /** Where the caller has aligned the words with those before; made from the words when left out. */
    id?: string;
  };
