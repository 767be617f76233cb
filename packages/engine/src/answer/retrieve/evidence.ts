import type { QuestionSource, Source } from '../../ports/ports.ts';
import { inverseFrequency, saturate } from '../terms/bm25.ts';
import type { WeighedTerms } from '../terms/question.ts';
import { indexSource, type SearchedSource } from '../terms/text-index.ts';
import { placeWeights } from './answer.weights.ts';
import { spreadAround, spreadOnPage, type Values } from './spread.ts';
import { analysisEvidence, outlineEvidence } from './summary-evidence.ts';

/** A stem of a question: what it weighs in these sources, and how much it counts in each segment of each. */
export type Term = { term: string; weight: number; said: Values[] };

type Evidence = {
  terms: readonly Term[];
  /** What speaks for each segment of each source. */
  scores: Values[];
};

/** What counts for a segment besides its own words: what is said this near, on its page where there are pages. */
const levels: { weight: number; around: (said: Values, source: Source) => Values }[] = [
  { weight: placeWeights.near, around: (said) => spreadAround(said, 2) },
  { weight: placeWeights.wide, around: (said) => spreadAround(said, 8) },
  {
    weight: 1,
    around: (said, { segments }) =>
      segments[0]?.page ? spreadOnPage(said, segments) : spreadAround(said, 25),
  },
];

/**
 * Scores segments by the words of a question: their own, and those around them, where a word counts the less the
 * farther it stands (positional language models, Lv and Zhai, 2009) and the more often it was said already (BM25).
 * So the middle of a passage that holds all of a question comes before a lone line that repeats one of its words.
 * Of several sources, those count more whose titles have words of the question. What was made of a source, where it is
 * given, speaks for its places besides.
 */
export function gatherEvidence(asked: WeighedTerms, sources: readonly QuestionSource[]): Evidence {
  const searched = sources.map(indexSource);
  const terms = weighTerms(asked, searched);
  const scores = searched.map(({ segments }) => new Float64Array(segments.length));
  const own = sources.map((_, at) => sumTerms(terms, at, (said) => said));
  mix(scores, own, placeWeights.own);
  for (const { weight, around } of levels) {
    const near = sources.map((source, at) => sumTerms(terms, at, (said) => again(around(said, source))));
    mix(scores, near, weight);
  }
  mix(scores, titleEvidence(asked, searched), placeWeights.title);
  const told = sources.map((source) => outlineEvidence(source, terms));
  mix(scores, told, placeWeights.outline);
  const cited = sources.map((source) => analysisEvidence(source, terms));
  mix(scores, cited, placeWeights.analysis);
  return { terms, scores };
}

/** Once and many times are not far apart: from 0 up to 2. */
const again = (values: Values): Values => values.map((value) => (2 * value) / (value + 1));

function weighTerms({ weights }: WeighedTerms, searched: readonly SearchedSource[]): Term[] {
  const all = searched.reduce((sum, { segments }) => sum + segments.length, 0);
  const length = searched.reduce((sum, source) => sum + lengthOf(source), 0);
  const average = length / Math.max(1, all) || 1;
  return [...weights].map(([term, wanted]) => {
    const holders = searched.reduce((sum, { places }) => sum + (places.get(term)?.length ?? 0), 0);
    const said = searched.map((source) => saidIn(source, term, average));
    return { term, weight: wanted * inverseFrequency(all, holders), said };
  });
}

const lengthOf = ({ segments }: SearchedSource): number =>
  segments.reduce((sum, segment) => sum + segment.length, 0);

function saidIn({ segments, places }: SearchedSource, term: string, average: number): Values {
  const said = new Float64Array(segments.length);
  for (const at of places.get(term) ?? []) {
    const { counts, length } = segments[at] ?? { counts: new Map<string, number>(), length: 0 };
    said[at] = saturate(counts.get(term) ?? 0, length / average);
  }
  return said;
}

function sumTerms(terms: readonly Term[], at: number, count: (said: Values) => Values): Values {
  const sum = new Float64Array(terms[0]?.said[at]?.length ?? 0);
  for (const { weight, said } of terms) add(sum, count(said[at] ?? new Float64Array()), weight);
  return sum;
}

function add(into: Values, values: Values, weight: number): void {
  for (let at = 0; at < values.length; at++) into[at] = (into[at] ?? 0) + weight * (values[at] ?? 0);
}

function titleEvidence({ weights }: WeighedTerms, searched: readonly SearchedSource[]): Values[] {
  const weighed = [...weights].map(([term, wanted]) => {
    const holders = searched.filter(({ title }) => title.has(term)).length;
    return { term, weight: holders === 0 ? 0 : wanted * inverseFrequency(searched.length, holders) };
  });
  return searched.map(({ title, segments }) => {
    const value = weighed.reduce((sum, { term, weight }) => sum + (title.has(term) ? weight : 0), 0);
    return new Float64Array(segments.length).fill(value);
  });
}

/** Adds values, as shares of their greatest. */
function mix(into: readonly Values[], values: readonly Values[], weight: number): void {
  const most = values.reduce((max, list) => list.reduce((one, other) => Math.max(one, other), max), 0);
  if (most === 0) return;
  for (const [at, list] of into.entries()) add(list, values[at] ?? new Float64Array(), weight / most);
}
