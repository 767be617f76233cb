import type { TableRow } from '../tables/row.type.ts';
import type { Piece } from './span.ts';

/** A sentence as it is put together of its pieces, before its words are read. */
export type SentenceDraft = {
  text: string;
  speaker: string | null;
  pieces: Piece[];
  row?: TableRow;
  /** It ends as a sentence does by its words, though the source has no mark there. */
  isUnmarked?: boolean;
};
