import type { Question, Source } from '../../ports/ports.ts';
import { squash } from '../question/question-name.ts';

/** What stands before a name without being of it. */
const article = /^the /iu;
/** Letters from which on a name stands in no other by chance. */
const shortest = 3;

/** How a source is called: its title, and the organizations that it is of, each as its words follow each other. */
const callsOf = ({ context: { title, organizations = [] } }: Source): string[][] =>
  [title, ...organizations].map((name) =>
    name
      .replace(article, '')
      .split(/[\s_,]+/u)
      .map(squash),
  );

/** Whether a name begins at a word of a call: "Coca Cola" in "COCACOLA 2021". */
const isCalled = (name: string, words: readonly string[]): boolean =>
  words.some((_, at) => words.slice(at).join('').startsWith(name));

/**
 * Tells of a source whether it is of whom a question names by some words. Where it names nobody, the one source is meant,
 * or those of the organization that is asked.
 */
export function isOwnedBy(
  owner: readonly string[],
  of: Question['of'],
  sources: number,
): (source: Source) => boolean {
  const named = owner.join('');
  const names =
    named === '' && of !== undefined
      ? [of.name, ...of.aliases].map((name) => squash(name.replace(article, '')))
      : [named];
  if (named === '' && of === undefined) return () => sources === 1;
  return (source) =>
    names.some((name) => name.length >= shortest && callsOf(source).some((words) => isCalled(name, words)));
}
