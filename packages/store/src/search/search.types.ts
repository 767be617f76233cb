import type { Item, ItemWithShow } from '../items/item.types.ts';
import type { Segment } from '../segments/segment.types.ts';

export type SearchMode = 'bm25' | 'tsvector';

export type SegmentQuery = {
  /** Any text. */
  text: string;
  /** 20 when left out. */
  limit?: number;
  /** Only inside these items. */
  itemIds?: string[];
};

/** A segment that matches. `score` is above 0, higher is better; `highlights` are the matching runs of its text. */
export type SegmentHit = { segment: Segment; item: Item; score: number; highlights: string[] };

export type Search = {
  /** Which index answers: BM25, or PostgreSQL's own text search where the extension is missing. */
  mode: SearchMode;
  /** The best segments across the library, or inside given items. Never throws for a text. */
  segments(query: SegmentQuery): Promise<SegmentHit[]>;
  /** Items whose title, show, author or one-liner has the words, the best first. */
  library(query: { text: string; limit?: number }): Promise<ItemWithShow[]>;
  /** Ids of the shows whose name or description has the words, the best first; none that is ignored. */
  shows(query: { text: string; limit: number }): Promise<string[]>;
  /** Builds the index of segments anew, as after a large import; nobody can write segments meanwhile. */
  rebuild(): Promise<void>;
};
