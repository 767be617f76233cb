import { housekeepingOf } from '../discourse/housekeeping.ts';
import { polish } from '../discourse/polish.ts';
import { dependence } from '../discourse/stand-alone.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { readSignals, type Signals } from './signals.ts';

/** A sentence with what speaks for it. All parts from 0 to about 1. */
export type Rated = {
  sentence: Sentence;
  /** The sentence, tidied for reading. */
  polished: string;
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

const kept = new WeakMap<Reading, Rated[]>();

/** Rates every sentence of a reading, in order. */
export function rateSentences(reading: Reading): Rated[] {
  const found = kept.get(reading);
  if (found !== undefined) return found;
  const centralities = reading.sentences.map((sentence) => rawCentrality(sentence, reading.weights));
  const top = percentile(centralities, 0.97);
  const rated = reading.sentences.map((sentence, at) =>
    rate(sentence, Math.min(1.2, (centralities[at] ?? 0) / top), reading.english),
  );
  kept.set(reading, rated);
  return rated;
}

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

function rate(sentence: Sentence, centrality: number, english: boolean): Rated {
  const polished = english ? polish(sentence.text) : sentence.text;
  const words = polished === '' ? 0 : polished.split(' ').length;
  const signals = readSignals(sentence);
  const isContent = !english || housekeepingOf(sentence.text) === null;
  const isQuestion =
    /[?？]\W*$/u.test(sentence.text) ||
    (english &&
      /^(?:what|how|why|do you|can you|could you|is there|are there|have you|did you|would you)\b/iu.test(
        polished,
      ));
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
  };
  return { ...draft, score: english ? scoreOf(draft) : centrality * lengthFit(words) };
}

type Draft = Omit<Rated, 'score'>;

function scoreOf({ centrality, signals, dependence: depends, isContent, isQuestion, words }: Draft): number {
  const keyFigures =
    signals.figures > 0 ? 0.18 * Math.min(3, signals.keyFigure) + (signals.outlook ? 0.25 : 0) : 0;
  const substance =
    centrality +
    0.16 * Math.min(3, signals.figures) +
    keyFigures +
    0.07 * Math.min(3, signals.importance) +
    0.07 * Math.min(2, signals.consequence) +
    0.05 * Math.min(4, signals.theme) +
    (signals.outlook ? 0.08 : 0);
  const manner = 1 - Math.min(0.7, 3 * signals.filler + 1.6 * signals.personal + 1.2 * signals.address);
  const standing = (1 - 0.75 * depends) * (isContent ? 1 : 0.08) * (isQuestion ? 0.15 : 1);
  return Math.max(0, substance) * manner * standing * lengthFit(words);
}

/** Sentences of 12 to 32 words read best; very short and very long ones lose. */
function lengthFit(words: number): number {
  if (words < 6) return 0.15;
  if (words < 12) return 0.45 + (words - 6) * 0.09;
  if (words <= 32) return 1;
  return Math.max(0.2, 1 - (words - 32) * 0.03);
}
