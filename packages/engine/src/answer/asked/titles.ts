import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { type AskedName, squash } from './asked-name.ts';

/** The title of a source and its show's name: as words, and as letters run together, as a file's name has them. */
export type Titles = { joined: string; words: ReadonlySet<string> };

export const titlesOf = cachedBySource(({ context }: Source): Titles => {
  const text = `${context.title} ${context.showName ?? ''}`;
  return { joined: squash(text), words: new Set(searchTermsOf(text.replaceAll('_', ' '))) };
});

/** Letters from which on a name does not stand inside other words by chance. */
const longName = 4;

/** Whether a title has a name, or one of its longer words. */
export const isTitle = ({ joined, stems }: AskedName, titles: Titles): boolean =>
  (joined.length >= longName && titles.joined.includes(joined)) ||
  stems.some((stem) =>
    stem.length >= longName ? titles.joined.includes(squash(stem)) : titles.words.has(stem),
  );
