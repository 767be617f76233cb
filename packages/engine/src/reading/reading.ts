import { isEnglish } from '../language/detect-language.ts';
import type { Segment, Source } from '../ports/ports.ts';
import { readSentences, type Sentence } from '../sentences/sentence.ts';
import { termWeights } from './term-weights.ts';

/** A source read once: its sentences and what its words weigh. Every stage starts from here. */
export type Reading = {
  segments: readonly Segment[];
  sentences: Sentence[];
  /** For each segment, the first sentence that begins in it or after it. */
  firstSentence: number[];
  /** How much a stem says in this text. */
  weights: Map<string, number>;
  english: boolean;
};

/** Stages are called one after another with the same segments: the last readings are cached, not made again. */
const cached = new WeakMap<readonly Segment[], Reading>();

/** Reads a source. The segments must not be changed afterwards. */
export function readSource(source: Source): Reading {
  const match = cached.get(source.segments);
  if (match !== undefined) return match;
  const reading = read(source.segments);
  cached.set(source.segments, reading);
  return reading;
}

function read(segments: readonly Segment[]): Reading {
  const english = isEnglish(segments);
  const sentences = readSentences(segments, english);
  const weights = termWeights(sentences, english);
  return { segments, sentences, firstSentence: firstSentences(segments.length, sentences), weights, english };
}

function firstSentences(count: number, sentences: Sentence[]): number[] {
  const first: number[] = [];
  let at = 0;
  for (let segment = 0; segment < count; segment++) {
    while (at < sentences.length && (sentences[at]?.segment ?? 0) < segment) at++;
    first.push(at);
  }
  return first;
}
