import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { type QuestionName, squash } from '../question/question-name.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { ownNames } from './own-names.ts';

/**
 * The title of a source, its show's name and whose it is: as words, and as letters run together, as a file's name has them;
 * and the first letters of organizations, by which they are called for short.
 */
export type Titles = { joined: string; words: ReadonlySet<string>; letters: ReadonlySet<string> };

export const titlesOf = cachedBySource(({ context }: Source): Titles => {
  const text = [context.title, context.showName ?? '', ...(context.organizations ?? [])].join(' ');
  const letters = new Set(ownNames(context).flatMap((one) => one.letters || []));
  return { joined: squash(text), words: new Set(searchTermsOf(text.replaceAll('_', ' '))), letters };
});

/** Letters from which on a name does not stand inside other words by chance. */
const longName = 4;
/** The same of a name that a title begins with. */
const shortestOpening = 3;

/** Whether a title has a name, or one of its longer words. */
export const isTitle = ({ joined, stems, capitals }: QuestionName, titles: Titles): boolean =>
  (capitals !== null && titles.letters.has(capitals)) ||
  (joined.length >= longName && titles.joined.includes(joined)) ||
  (joined.length >= shortestOpening && titles.joined.startsWith(joined)) ||
  stems.some((stem) =>
    stem.length >= longName ? titles.joined.includes(squash(stem)) : titles.words.has(stem),
  );
