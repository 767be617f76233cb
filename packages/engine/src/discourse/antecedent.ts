import { lookUp, wordClass } from '../words/part-of-speech.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Token } from '../words/token.ts';
import { calledThey, neverIt, persons, plurals, times } from './antecedent.lexicon.ts';
import { auxiliary } from './verb.lexicon.ts';

/** What a pronoun may stand for: a thing, things, a man or a woman. */
type Referent = 'it' | 'they' | 'person';

const referents = new Map<string, Referent>([
  ...['it', 'its', 'itself'].map((word) => [word, 'it'] as const),
  ...['they', 'them', 'their', 'theirs', 'themselves'].map((word) => [word, 'they'] as const),
  ...['he', 'him', 'his', 'himself', 'she', 'her', 'hers', 'herself'].map(
    (word) => [word, 'person'] as const,
  ),
]);
const objects = new Set('it them him'.split(' '));

/** What a word asks to be named before it: also "it's" and "they've"; null where it is no such pronoun. */
export const referentOf = ({ lower }: Token): Referent | null =>
  referents.get(lower.replace(/'(?:s|re|ve|ll|d)$/u, '')) ?? null;

/** Whether a word can be what a later pronoun stands for. */
export function isNominal({ text, lower }: Token, at: number): boolean {
  if (isStopWord(lower) || auxiliary.test(lower) || times.has(lower)) return false;
  if (at > 0 && /^\p{Lu}/u.test(text)) return true;
  const known = wordClass(lower);
  return known !== 'verb' && known !== 'adverb' && known !== 'adjective' && known !== 'number';
}

/** With a capital that the beginning of a sentence does not explain. */
const isName = ({ text, lower }: Token, at: number): boolean =>
  /^\p{Lu}/u.test(text) && (at > 0 || (lookUp(lower) === null && !lower.endsWith('s')));
const isPlural = ({ lower }: Token): boolean =>
  plurals.has(lower) || /(?:[^su]|ee|ie)s$/u.test(lower.replace(/'s?$/u, ''));
const isPerson = ({ lower }: Token): boolean => persons.test(lower) || wordClass(lower) === 'name';

/** Whether a noun agrees with what a pronoun stands for. A house or a name may be "it" and "they". */
function agrees(token: Token, at: number, referent: Referent): boolean {
  if (isName(token, at)) return true;
  if (referent === 'person') return isPerson(token);
  if (referent === 'it')
    return (!isPlural(token) && !neverIt.test(token.lower)) || calledThey.test(token.lower);
  return isPlural(token) || calledThey.test(token.lower) || isPerson(token);
}

const isVerb = ({ lower }: Token): boolean => auxiliary.test(lower) || wordClass(lower) === 'verb';

/** "A charge, most of it severance". */
const partOfNoun = /^(?:most|some|all|half|none|each|one|two|part|many|much|both)$/u;

/**
 * Whether a sentence names before a pronoun what it stands for: a noun that agrees with it, and that is not its
 * fellow in one clause ("charge a fee for it": the fee is not meant). A name at the beginning is a noun like others.
 */
export function isNamedBefore(tokens: readonly Token[], at: number, referent: Referent): boolean {
  const pronoun = tokens[at];
  if (pronoun === undefined) return true;
  const after = tokens[at + 1];
  const isSubject = after !== undefined && (isVerb(after) || after.lower.endsWith('ed'));
  let isFellow = !isSubject && objects.has(pronoun.lower) && !partOfNoun.test(tokens[at - 2]?.lower ?? '');
  for (let back = at - 1; back >= 0; back--) {
    const token = tokens[back];
    if (token === undefined) continue;
    if (isVerb(token)) isFellow = false;
    else if (
      !isFellow &&
      (isNominal(token, back) || isTakenUp.has(token.lower)) &&
      agrees(token, back, referent)
    )
      return true;
  }
  return false;
}

/** Words without a subject of their own that a pronoun may take up. */
const isTakenUp = new Set(
  'everyone everybody anyone anybody someone somebody who nobody something anything people folks guys kids things'.split(
    ' ',
  ),
);
