import type { NamedBallot } from '@ecco/domain';
import type { Turn } from '../../talk/turn.ts';

type Ballot = NamedBallot['ballot'];

/** What the letters beside names stand for, by the capital letter. */
export type VoteLetters = ReadonlyMap<string, Ballot>;

/** What minutes say that a letter stands for: "A = absent", "E: excused". */
const explained =
  /(?<![\p{L}\p{N}'])(?<letter>\p{Lu})\s?[=:–-]\s?["“']?(?<means>yes|ayes?|yea|in favou?r|no|nays?|against|abstain(?:ed|s|ing)?|abstentions?|absent|excused|recused|recusal|not voting)\b/giu;

const meanings: readonly (readonly [RegExp, Ballot])[] = [
  [/^(?:yes|aye|yea|in)/iu, 'yes'],
  [/^(?:not voting)/iu, 'not_voting'],
  [/^(?:no|nay|against)/iu, 'no'],
  [/^abst/iu, 'abstain'],
  [/^(?:absent|excused)/iu, 'absent'],
  [/^recus/iu, 'recused'],
];

/** Y and N mean the same everywhere; A may be who abstained or who was absent. */
const everywhere: readonly (readonly [string, Ballot])[] = [
  ['Y', 'yes'],
  ['N', 'no'],
];
/** A key explains at least so many letters in one paragraph. */
const fewest = 2;

const explainedIn = (text: string): RegExpExecArray[] => {
  const matches = [...text.matchAll(explained)];
  return matches.length < fewest ? [] : matches;
};

/** Whether a text explains letters, and tells of nobody's vote. */
export const isKey = (text: string): boolean => explainedIn(text).length > 0;

/** The letters of votes in minutes: those of their own key, unless two keys differ, and those that everybody knows. */
export function lettersIn(turns: readonly Turn[]): VoteLetters {
  const letters = new Map<string, Ballot>();
  const doubted = new Set<string>();
  for (const { text, isWritten } of turns) {
    for (const { groups } of isWritten ? explainedIn(text) : []) {
      const [letter = '', means = ''] = [groups?.['letter']?.toUpperCase(), groups?.['means']];
      const ballot = meanings.find(([pattern]) => pattern.test(means))?.[1];
      const before = letters.get(letter);
      if (ballot === undefined || (before !== undefined && before !== ballot)) doubted.add(letter);
      else letters.set(letter, ballot);
    }
  }
  for (const [letter, ballot] of everywhere) {
    if ((letters.get(letter) ?? ballot) !== ballot) doubted.add(letter);
    letters.set(letter, ballot);
  }
  for (const letter of doubted) letters.delete(letter);
  return letters;
}
