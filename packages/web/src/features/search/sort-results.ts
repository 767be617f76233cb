import type { SearchResult } from '@ecco/contract';

export type ResultOrder = 'relevance' | 'time';

/** Hits by relevance as the server ranked them, or by where they stand in the item. */
export function sortResults(results: readonly SearchResult[], order: ResultOrder): SearchResult[] {
  const sorted = [...results];
  if (order === 'time') return sorted.sort((a, b) => (a.content_id ?? 0) - (b.content_id ?? 0));
  return sorted.sort((a, b) => b.score - a.score);
}

/** The words to mark in the transcript: the longest runs that the hits themselves name. */
export const phrasesOf = (results: readonly SearchResult[]): string[] => [
  ...new Set(results.flatMap((result) => result.highlights.map((run) => run.toLowerCase()))),
];
