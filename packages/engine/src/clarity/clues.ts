import { times } from '../discourse/antecedent.lexicon.ts';
import { isGarbled } from '../discourse/garbled.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { foldApostrophes } from '../words/fold.ts';
import { wordClass } from '../words/part-of-speech.ts';
import { stem } from '../words/stem.ts';
import { functionWords, isStopWord } from '../words/stop-words.ts';
import { type Token, tokenize } from '../words/token.ts';
import {
  copula,
  demonstrative,
  opensAside,
  opensWithYou,
  ours,
  period,
  saysThat,
  saysWhich,
} from './clues.lexicon.ts';

/** What stands around a sentence: the terms said just before it, and what kind of source it is of. */
export type Surroundings = {
  /** Terms of the sentences just before. */
  before: ReadonlySet<string>;
  /** Whether its words are heard in a talk, and not read out, entered in minutes or written. */
  isTalk: boolean;
  /** Which share of the source's sentences can be told at all, 0 to 1: the worse it was heard, the fewer. */
  passing: number;
};

/** What is looked at; each counts as `clarityWeights` say. */
export const clues = [
  'length',
  'commas',
  'demonstratives',
  'dependence',
  'subjects',
  'grammar',
  'garbled',
  'copulas',
  'ours',
  'which',
  'periods',
  'saysThat',
  'personal',
  'score',
  'opensAside',
  'opensWithYou',
  'named',
  'known',
  'knownTerms',
  'unsaid',
  'talk',
  'passing',
] as const;

export type Clue = (typeof clues)[number];

/** What tells whether a sentence, as it would be shown, is understood by somebody who has read nothing else. */
export function cluesOf(
  one: RatedStatement,
  { before, isTalk, passing }: Surroundings,
): Record<Clue, number> {
  const sentence = foldApostrophes(one.polished);
  const tokens = tokenize(sentence);
  const count = Math.max(1, tokens.length);
  const own = new Set(tokens.filter(({ lower }) => !isStopWord(lower)).map(({ lower }) => lower));
  const bare = bareThings(tokens);
  const { terms } = one.sentence;
  return {
    length: Math.log(count + 1),
    commas: Math.log(sentence.split(',').length),
    demonstratives: demonstrative.count(sentence),
    dependence: one.dependence,
    subjects: Math.log(own.size + 1),
    grammar: tokens.filter(({ lower }) => functionWords.has(lower)).length / count,
    garbled: Number(isGarbled(one.polished)),
    copulas: copula.count(sentence),
    ours: ours.count(sentence),
    which: tokens.filter(({ lower }) => lower === 'which').length,
    periods: period.count(sentence),
    saysThat: saysThat.count(sentence),
    personal: one.signals.personal,
    score: Math.log(Math.max(0, one.score) + 1),
    opensAside: Number(opensAside.test(sentence)),
    opensWithYou: Number(opensWithYou.test(sentence)),
    named: definites(tokens) - bare.length,
    known: bare.filter((noun) => before.has(stem(noun))).length,
    knownTerms: terms.length === 0 ? 0 : terms.filter((term) => before.has(term)).length / terms.length,
    unsaid: Number(one.sentence.speaker === null),
    talk: Number(isTalk),
    passing,
  };
}

/** "The" with a thing after it that nothing else describes: where it was named just before, it may be any. */
const bareThings = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ lower }, at) => {
    const [noun, after] = [tokens[at + 1], tokens[at + 2]];
    if (lower !== 'the' || noun === undefined || times.has(noun.lower) || /^\p{Lu}/u.test(noun.text))
      return [];
    if (functionWords.has(noun.lower) || wordClass(noun.lower) !== 'noun') return [];
    const goesOn = after !== undefined && (saysWhich.test(after.lower) || isThing(after));
    return goesOn ? [] : [noun.lower];
  });

const isThing = ({ text, lower }: Token): boolean =>
  !functionWords.has(lower) && (/^\p{Lu}/u.test(text) || wordClass(lower) === 'noun');

/** "The" before anything but a time: "the annual report", "the report of the board" say which one it is. */
const definites = (tokens: readonly Token[]): number =>
  tokens.filter(({ lower }, at) => lower === 'the' && !times.has(tokens[at + 1]?.lower ?? '')).length;
