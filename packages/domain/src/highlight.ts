import type { Place } from './citation.ts';

/** A quotation worth passing on. */
export type Highlight = Place & {
  /** Verbatim, 8 to 60 words. */
  text: string;
  speaker: string | null;
  score: number;
};
