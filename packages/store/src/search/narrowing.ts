import type { SearchNode } from '@ecco/domain/search-language';

/** What a search asks for besides words that rank: its parts as they were read, and who asks when. */
export type Narrowing = {
  clauses: readonly SearchNode[];
  /** Whose `is:mine` is; null for a visitor, who keeps nothing. */
  askerId: string | null;
  now: Date;
};
