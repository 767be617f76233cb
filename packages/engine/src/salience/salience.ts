import { type ContentKind, defaultFlavor, type FlavorName } from '@ecco/domain';
import { hasEarlyVerb } from '../discourse/early-verb.ts';
import { housekeepingOf } from '../discourse/housekeeping.ts';
import { polish } from '../discourse/polish.ts';
import { type Resolved, resolvePronoun } from '../discourse/resolve-pronoun.ts';
import { dependence } from '../discourse/stand-alone.ts';
import { dropVocatives } from '../discourse/vocative.ts';
import { findEntities } from '../entities/find-entities.ts';
import { writeDigits } from '../figures/write-digits.ts';
import type { Source } from '../ports/ports.ts';
import { proveNumbers } from '../proof/numbers.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { keyOf } from '../tables/key-row.ts';
import type { TableRow } from '../tables/read-table-rows.ts';
import { tellRow } from '../tables/tell-row.ts';
import { countWords } from '../words/token.ts';
import { asks, opensQuestion } from './asks.lexicon.ts';
import { resultWorth } from './results.ts';
import { kindsWeights, lengthWeights, sentenceWeights, tidyWeights } from './salience.weights.ts';
import { readSignals, type Signals } from './signals.ts';
import { listenToVoices, type Voices } from './voice.ts';

/** A sentence with what speaks for it. All parts from 0 to about 1. */
export type Rated = {
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
  isContent: boolean;
  isQuestion: boolean;
  /** The score as a statement that stands alone. */
  score: number;
};

/** Rates every sentence of a source, in order. */
export const rateSentences = cachedBySource((source: Source): Rated[] => {
  const reading = readSource(source);
  const centralities = reading.sentences.map((sentence) => rawCentrality(sentence, reading.weights));
  const top = percentile(centralities, 0.97);
  const voices = listenToVoices(source);
  const { kind, flavor = defaultFlavor } = source.context;
  const isTalk = kind === 'episode' || kind === 'video';
  const persons = reading.english ? findEntities(source).filter(({ type }) => type === 'person') : [];
  return reading.sentences.map((sentence, at) => {
    const resolve = (polished: string) =>
      resolvePronoun({ polished, sentences: reading.sentences, at, persons });
    const centrality = Math.min(1.2, (centralities[at] ?? 0) / top);
    const one = rate(sentence, centrality, { english: reading.english, voices, kind, flavor, resolve });
    const place = at / reading.sentences.length;
    const edge = isTalk
      ? edgeWeight(at, reading.sentences.length)
      : kind === 'meeting'
        ? agendaWeight(place)
        : 1;
    return { ...one, score: one.score * edge * voices.weightOf(sentence.speaker) };
  });
});

/** A talk opens with introductions and closes with thanks: what is said there counts less. */
function edgeWeight(at: number, count: number): number {
  if (count < 40) return 1;
  if (at < count * 0.035) return kindsWeights.talkOpening;
  return at > count * 0.97 ? kindsWeights.talkClosing : 1;
}

/** A meeting opens with what it is about. */
const agendaWeight = (place: number): number => 1 + Math.max(0, 1 - 10 * place);

function rawCentrality({ terms }: Sentence, weights: Map<string, number>): number {
  let sum = 0;
  const unique = new Set(terms);
  for (const term of unique) sum += weights.get(term) ?? 0;
  return unique.size === 0 ? 0 : sum / (4 + unique.size ** 0.85);
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] || sorted.at(-1) || 1;
}

type Manner = {
  english: boolean;
  voices: Voices;
  kind: ContentKind;
  flavor: FlavorName;
  resolve: (polished: string) => Resolved | null;
};

function rate(sentence: Sentence, centrality: number, manner: Manner): Rated {
  if (sentence.row !== undefined) return rateRow(sentence, sentence.row, manner.flavor);
  const { english, voices, kind, flavor, resolve } = manner;
  const tidy = english ? readable(sentence.text, voices.givenNames) : sentence.text;
  const resolved = english ? resolve(tidy) : null;
  const polished = resolved?.text ?? tidy;
  const words = countWords(polished);
  const signals = readSignals(sentence, flavor);
  const isContent = !english || housekeepingOf(sentence.text) === null;
  const isQuestion =
    /[?？][^\w?？]*$/u.test(sentence.text) ||
    (english && (opensQuestion.test(polished) || asks.test(polished)));
  const depends = english ? dependence(polished) : 0;
  const draft = {
    sentence,
    polished,
    words,
    centrality,
    signals,
    dependence: depends,
    isContent,
    isQuestion,
    ...(resolved && { antecedent: resolved.antecedent }),
  };
  if (!english) return { ...draft, score: centrality * lengthFit(words) };
  const score =
    scoreOf(draft) *
    tidiness(sentence.text) *
    (hasEarlyVerb(sentence.tokens) ? 1 : sentenceWeights.withoutEarlyVerb);
  const own = score * fitsKind(draft, kind);
  if (kind === 'earnings') return { ...draft, score: kindsWeights.callOwn * own + resultScore(draft) };
  return { ...draft, score: kind === 'meeting' ? own + subjectScore(draft) : own };
}

/** A row is told as a statement where its columns are known; it counts by what it is about, and most rows not at all. */
function rateRow(sentence: Sentence, row: TableRow, flavor: FlavorName): Rated {
  const polished = tellRow(row);
  const key = polished === '' ? null : keyOf(row.label);
  return {
    sentence,
    polished,
    words: key === null ? 0 : polished.split(' ').length,
    centrality: 0,
    signals: readSignals(sentence, flavor),
    dependence: 0,
    isContent: key !== null,
    isQuestion: false,
    score: key?.weight ?? 0,
  };
}

/** In a meeting, sentences are scraps: what it is about shows in the words more than in the manner. */
const subjectScore = ({ centrality, isContent, dependence: depends }: Draft): number =>
  kindsWeights.meetingSubject *
  centrality *
  (isContent ? 1 : kindsWeights.meetingHousekeeping) *
  (1 - kindsWeights.meetingDependence * depends);

/** On a call, figures decide: earnings by the share, revenue, what is expected. */
function resultScore({ polished, words, isContent, isQuestion, dependence: depends }: Draft): number {
  const isAsked = isQuestion || /\byou(?:r|rs)?\b/iu.test(polished);
  return (
    kindsWeights.callResult *
    resultWorth(polished, words) *
    (isContent ? 1 : kindsWeights.callHousekeeping) *
    (isAsked ? kindsWeights.callAsked : 1) *
    (1 - kindsWeights.callDependence * depends)
  );
}

/** Tidied, and with digits where these can be proved from the words. */
function readable(text: string, givenNames: readonly string[]): string {
  const tidy = polish(dropVocatives(polish(text), givenNames));
  const digits = writeDigits(tidy);
  return digits === tidy || proveNumbers(digits, text).length === 0 ? digits : tidy;
}

/** In talk, what once happened to someone counts less; on a call, "your" is mostly an analyst asking. */
function fitsKind({ signals, polished }: Draft, kind: ContentKind): number {
  if (kind === 'earnings') return /\byou(?:rs?)?\b/iu.test(polished) ? kindsWeights.callAddress : 1;
  if (kind !== 'episode' && kind !== 'video') return 1;
  const anecdote =
    /^I\b|\b(?:me|my)\b/u.test(polished) && signals.narrative > 0 ? kindsWeights.talkAnecdote : 1;
  return (
    anecdote * (1 - Math.min(kindsWeights.talkMostNarrative, kindsWeights.talkNarrative * signals.narrative))
  );
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

type Draft = Omit<Rated, 'score'>;

function scoreOf({ centrality, signals, dependence: depends, isContent, isQuestion, words }: Draft): number {
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
