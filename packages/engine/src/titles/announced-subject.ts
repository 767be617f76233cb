import { foldApostrophes } from '../words/fold.ts';
import { wordClass } from '../words/part-of-speech.ts';
import { functionWords, talkWords } from '../words/stop-words.ts';
import { type Token, tokenize } from '../words/token.ts';
import { isNounPhrase } from './check-phrase.ts';
import { announces, endsSubject, joinsSubject, opensSubject } from './opening.lexicon.ts';
import { isOneClause, runOf, sentenceCase } from './plain-words.ts';

const [mostWords, mostLetters] = [7, 60];

/** The subject that a sentence announces ("let's turn to the fees"), word for word, as a title; '' where it announces none. */
export function announcedSubject(sentence: string): string {
  const text = foldApostrophes(sentence);
  for (const { text: cue, index } of announces.findAll(text)) {
    const behind = text.slice(index + cue.length);
    const statement = quoted(behind);
    if (statement !== '') return sentenceCase(statement);
    const subject = openingPhrase(behind);
    if (subject !== '' && isNounPhrase(phraseHead(subject), text)) return sentenceCase(subject);
  }
  return '';
}

/** "Next topic: 'funds cost too much'": what stands in quotation marks, whatever its form. */
function quoted(text: string): string {
  const inside = /^[\s,:]{0,3}["“]([^"“”]{4,66})["”]/u.exec(text)?.[1] ?? '';
  return isOneClause(inside) ? inside : '';
}

/** The noun phrase with which a text opens, with what it is of or for. */
function openingPhrase(text: string): string {
  const tokens = tokenize(text.slice(0, 160));
  const from = tokens.findIndex(({ lower }) => !opensSubject.test(lower));
  if (from < 0 || !isOneClause(text.slice(0, tokens[from]?.start).replace(/^[\s:"“-]+/u, ''))) return '';
  const words: Token[] = [];
  for (const token of tokens.slice(from, from + mostWords + 1)) {
    const before = words.at(-1);
    if (before !== undefined && !isOneClause(text.slice(before.end, token.start))) break;
    if (endsSubject.test(token.lower) || wordClass(token.lower) === 'verb') break;
    if (before !== undefined && opensAnother(token) && !joinsSubject.test(before.lower)) break;
    if (before?.lower === 'and' && joinsSubject.test(token.lower)) break;
    words.push(token);
  }
  while (words.length > 0 && joinsSubject.test(words.at(-1)?.lower ?? '')) words.pop();
  const subject = runOf(text, [words[0], words.at(-1)]);
  return isSubject(words) && subject.length <= mostLetters ? subject : '';
}

/** What stands before the first "of", "for" or "and". */
function phraseHead(subject: string): string {
  const tokens = tokenize(subject);
  const joint = tokens.findIndex(({ lower }) => joinsSubject.test(lower));
  return runOf(subject, [tokens[0], tokens.at(joint < 0 ? -1 : Math.max(0, joint - 1))]);
}

const opensAnother = ({ lower }: Token): boolean => /^(?:the|an?|our|your|their|its|my)$/u.test(lower);

function isSubject(words: readonly Token[]): boolean {
  const last = words.at(-1);
  if (last === undefined || words.length > mostWords) return false;
  const tells = ({ lower, text }: Token): boolean =>
    !functionWords.has(lower) && !talkWords.has(lower) && !/^\p{Sc}?\d/u.test(text);
  const kind = wordClass(last.lower);
  const isNamed = words.length > 1 || /\p{Lu}/u.test(last.text);
  return (
    isNamed &&
    tells(last) &&
    (kind === 'noun' ||
      kind === 'gerund' ||
      kind === 'organisation' ||
      kind === 'place' ||
      /\p{Lu}/u.test(last.text))
  );
}
