import type { SearchAnswer } from '@ecco/contract';
import type { Asker, SearchReading } from './read-query.ts';
import type { WidenedHit, Widening } from './widened-search.ts';

export type LinesQuery = {
  /** In the language of searches. */
  text: string;
  asker: Asker;
  itemIds?: string[];
  /** Hits that come before, on earlier pages. */
  skip?: number;
  limit: number;
  sort?: 'relevance' | 'date';
  /** The words as they were typed: nothing is mended. */
  exact?: boolean;
  /** With facets, what is called so, and how much of each item was found. */
  overview?: boolean;
  /** Null: only the words themselves. */
  widening?: Widening | null;
};

/** What a search came to. */
export type LineSearchResult = {
  read: SearchReading;
  hits: WidenedHit[];
  expansions: SearchAnswer['expansions'];
  corrected: SearchAnswer['corrected'];
};
