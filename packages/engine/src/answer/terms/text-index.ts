import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { searchTermsOf } from './search-terms.ts';

/** A segment as it is searched: how often it has which stem, how many words, and its letters and digits run together. */
export type SearchedSegment = {
  counts: ReadonlyMap<string, number>;
  length: number;
  words: number;
  letters: string;
};

export type SearchedSource = {
  segments: readonly SearchedSegment[];
  /** Of each stem the segments that have it, in order. */
  places: ReadonlyMap<string, readonly number[]>;
  /** Stems of the title and of the show's name. */
  title: ReadonlySet<string>;
};

/** A source made ready to be searched. */
export const indexSource = cachedBySource(({ context, segments }: Source): SearchedSource => {
  const indexed = segments.map(({ text }) => indexText(text));
  return {
    segments: indexed,
    places: placesOf(indexed),
    title: new Set(searchTermsOf(`${context.title} ${context.showName ?? ''}`)),
  };
});

function placesOf(segments: readonly SearchedSegment[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { counts }] of segments.entries()) {
    for (const stem of counts.keys()) {
      const known = places.get(stem);
      if (known === undefined) places.set(stem, [at]);
      else known.push(at);
    }
  }
  return places;
}

function indexText(text: string): SearchedSegment {
  const terms = searchTermsOf(text);
  const words = text.split(/\s+/u).length;
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return { counts: countTerms(terms), length: terms.length, words, letters };
}

export function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
