import { foldApostrophes } from '../words/fold.ts';
import { tokenize } from '../words/token.ts';
import { beforeQuestion, opensAsking, pointsElsewhere, ritualQuestion } from './opening.lexicon.ts';
import { isOneClause, runOf, sentenceCase } from './plain-words.ts';

const [fewestWords, mostWords, mostLetters] = [3, 12, 68];

/**
 * The question of a sentence as a title, word for word, without what is said before it ("Okay, so ..."): only a
 * short one that names what it asks about. '' where there is none.
 */
export function questionTitle(sentence: string): string {
  const text = foldApostrophes(sentence).trim();
  if (!text.endsWith('?')) return '';
  const tokens = tokenize(text);
  const from = tokens.findIndex(({ lower }) => !beforeQuestion.test(lower));
  const addressed = /^\p{Lu}[^,]{1,20}, /u.test(text.slice(tokens[from]?.start)) ? from + 1 : from;
  const words = tokens.slice(Math.max(0, addressed));
  const query = runOf(text, [words[0], words.at(-1)]);
  const isShort =
    words.length >= fewestWords &&
    words.length <= mostWords &&
    query.length < mostLetters &&
    isOneClause(query);
  if (!isShort || !opensAsking.test(query) || pointsElsewhere.test(query) || ritualQuestion.test(query))
    return '';
  return `${sentenceCase(query)}?`;
}
