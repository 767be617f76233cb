import type { ContentKind } from '@ecco/domain';
import { auxiliary } from '../discourse/verb.lexicon.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordClass } from '../words/part-of-speech.ts';
import type { Token } from '../words/token.ts';
import { resultWorth } from './results.ts';
import { kindsWeights, lengthWeights, sentenceWeights, tidyWeights } from './salience.weights.ts';
import type { Signals } from './signals.ts';

/** A sentence with what speaks for it. All parts from 0 to about 1. */
export type Statement = {
  sentence: Sentence;
  /** The sentence, tidied for reading; in square brackets who is meant by its first word. */
  polished: string;
  /** The earlier sentence that says who is meant. */
  antecedent?: Sentence;
  words: number;
  /** Weight of its subject words, relative to the weightiest sentences of the item. */
  centrality: number;
  signals: Signals;
  dependence: number;
  /** Tells something of the subject that holds: no greeting, no joke, nothing that is only imagined. */
  isContent: boolean;
  /** Not a joke, a rumour, what is only imagined, or what is said of others. */
  isFact: boolean;
  isQuestion: boolean;
};

/** What a statement in English is worth alone, in an item of a kind. */
export function scoreStatement(statement: Statement, kind: ContentKind): number {
  const { text, tokens } = statement.sentence;
  const score =
    substanceScore(statement) *
    tidiness(text) *
    (hasEarlyVerb(tokens) ? 1 : sentenceWeights.withoutEarlyVerb);
  const own = score * fitsKind(statement, kind);
  if (kind === 'earnings') return kindsWeights.callOwn * own + resultScore(statement);
  return kind === 'meeting' ? own + subjectScore(statement) : own;
}

/** The same in a language whose words are not known: by what it is about, and by its length. */
export const scoreByWords = ({ centrality, words }: Statement): number => centrality * lengthFit(words);

function substanceScore({
  centrality,
  signals,
  dependence: depends,
  isContent,
  isQuestion,
  words,
}: Statement): number {
  const keyFigures =
    signals.figures > 0
      ? sentenceWeights.keyFigure * Math.min(3, signals.keyFigure) +
        (signals.outlook ? sentenceWeights.keyOutlook : 0)
      : 0;
  const substance =
    centrality +
    sentenceWeights.figure * Math.min(3, signals.figures) +
    keyFigures +
    sentenceWeights.importance * Math.min(3, signals.importance) +
    sentenceWeights.consequence * Math.min(2, signals.consequence) +
    sentenceWeights.theme * Math.min(4, signals.theme) +
    sentenceWeights.term * Math.min(3, signals.terms) +
    (signals.outlook ? sentenceWeights.outlook : 0);
  const manner =
    1 -
    Math.min(
      sentenceWeights.mostManner,
      sentenceWeights.filler * signals.filler +
        sentenceWeights.personal * signals.personal +
        sentenceWeights.address * signals.address,
    );
  const standing =
    (1 - sentenceWeights.dependence * depends) *
    (isContent ? 1 : sentenceWeights.housekeeping) *
    (isQuestion ? sentenceWeights.question : 1);
  return Math.max(0, substance) * manner * standing * lengthFit(words);
}

/** Sentences of 12 to 32 words read best; very short and very long ones lose. */
function lengthFit(words: number): number {
  if (words < 6) return lengthWeights.scrap;
  if (words < 12) return lengthWeights.short + (words - 6) * lengthWeights.shortStep;
  if (words <= 32) return 1;
  return Math.max(lengthWeights.long, 1 - (words - 32) * lengthWeights.longStep);
}

/** A full stop in the middle of a sentence is a mark of words heard or cut wrongly. */
const brokenStop =
  /(?<!\b(?:vs|approx|e\.g|i\.e|etc|inc|corp|ltd|no|st|dr|mr|mrs|ms|jr|sr|cf|al|est|[A-Z]))\.\s+\p{Ll}/u;

/** Self-repairs ("the interface is -- there is a"), an open quotation mark and broken layout make poor reading. */
function tidiness(text: string): number {
  const repairs = text.match(/\s(?:--|—|–|-)\s|\.\.\.|…/gu)?.length ?? 0;
  const quotes = text.match(/["“”]/gu)?.length ?? 0;
  return (
    tidyWeights.repair ** Math.min(3, repairs) *
    (quotes % 2 === 1 ? tidyWeights.openQuote : 1) *
    (brokenStop.test(text) ? tidyWeights.brokenStop : 1) *
    (/^\p{Ll}/u.test(text) ? tidyWeights.smallLetter : 1)
  );
}

const verbReach = 12;

/** Whether a sentence has a verb among its first twelve words; without one it is a heading or a scrap of talk. */
function hasEarlyVerb(tokens: readonly Token[]): boolean {
  return tokens.slice(0, verbReach).some(({ lower }) => auxiliary.test(lower) || wordClass(lower) === 'verb');
}

/** In talk, what once happened to someone counts less; on a call, "your" is mostly an analyst asking. */
function fitsKind({ signals, polished }: Statement, kind: ContentKind): number {
  if (kind === 'earnings') return /\byou(?:rs?)?\b/iu.test(polished) ? kindsWeights.callAddress : 1;
  if (kind !== 'episode' && kind !== 'video') return 1;
  const anecdote =
    /^I\b|\b(?:me|my)\b/u.test(polished) && signals.narrative > 0 ? kindsWeights.talkAnecdote : 1;
  return (
    anecdote * (1 - Math.min(kindsWeights.talkMostNarrative, kindsWeights.talkNarrative * signals.narrative))
  );
}

/** In a meeting, sentences are scraps: what it is about shows in the words more than in the manner. */
const subjectScore = ({ centrality, isContent, dependence: depends }: Statement): number =>
  kindsWeights.meetingSubject *
  centrality *
  (isContent ? 1 : kindsWeights.meetingHousekeeping) *
  (1 - kindsWeights.meetingDependence * depends);

/** On a call, figures decide: earnings by the share, revenue, what is expected. */
function resultScore({ polished, words, isContent, isQuestion, dependence: depends }: Statement): number {
  const isAsked = isQuestion || /\byou(?:r|rs)?\b/iu.test(polished);
  return (
    kindsWeights.callResult *
    resultWorth(polished, words) *
    (isContent ? 1 : kindsWeights.callHousekeeping) *
    (isAsked ? kindsWeights.callAsked : 1) *
    (1 - kindsWeights.callDependence * depends)
  );
}
