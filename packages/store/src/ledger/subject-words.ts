import type { Signal } from '@ecco/domain';
import { nameKey } from '../text/name-key.ts';

/** Words that many firms and funds have in their names, so that they tell none from another. */
const common = new Set(
  (
    'a an and of the to lp llc inc ltd plc gp co fund funds partners partner capital management group advisors ' +
    'advisers investment investments investors asset assets global holdings associates company trust mr ms mrs dr'
  ).split(' '),
);
const numbers = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');
const spoken = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number that a word is, where it is one: "IV", "four" and "4" are the same fund. */
function wordNumber(word: string): string | null {
  if (/^\d{1,4}$/u.test(word)) return String(Number(word));
  const at = numbers.includes(word) ? numbers.indexOf(word) : spoken.indexOf(word);
  return at < 0 ? null : String(at + 1);
}

/** What tells a firm, a fund or a person from another. */
export type Subject = { words: ReadonlySet<string>; number: string | null };

/** Who or what a signal is about by name; null where it names nobody. */
export function signalSubject({ vehicle, manager, person }: Signal): Subject | null {
  const name = vehicle?.value ?? manager?.value ?? person?.value;
  if (name === undefined) return null;
  const all = nameKey(name).split(' ');
  const texts = all.filter((word) => !common.has(word) && wordNumber(word) === null);
  const number =
    all
      .slice(1)
      .map(wordNumber)
      .findLast((one) => one !== null) ?? null;
  return texts.length === 0 ? null : { words: new Set(texts), number };
}

/** Whether two names are of one: the shorter has no word that the longer lacks, and no other number stands in it. */
export function isSameSubject(one: Subject, other: Subject): boolean {
  if (one.number !== null && other.number !== null && one.number !== other.number) return false;
  const [few, many] =
    one.words.size <= other.words.size ? [one.words, other.words] : [other.words, one.words];
  return [...few].every((word) => many.has(word));
}
