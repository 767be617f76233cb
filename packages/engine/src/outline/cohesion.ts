import type { Reading } from '../reading/reading.ts';

/** How the words turn at each segment, against the other segments of the item: 0 is usual, 1 a standard deviation. */
export type Cohesion = {
  /** The words before and behind have little in common. */
  parted: number[];
  /** They have less in common than at the places around. */
  dip: number[];
  /** The first words are said more behind than before. */
  news: number[];
  /** One of them is said much more. */
  newest: number[];
};

/** Terms on each side, near and wide, and those in which the first words are looked for. */
const [near, wide, far, headTerms] = [30, 80, 200, 15];
const blockTerms = 60;
/** Places to each side among which a dip is looked for, in terms and in segments. */
const [around, mostSegments] = [120, 60];

type Terms = { list: readonly number[]; starts: readonly number[]; weights: readonly number[] };
type Counts = Map<number, number>;

/**
 * Lexical cohesion (Hearst, "TextTiling", 1997) at the beginning of each segment, with terms weighed by how few
 * parts of the item have them, and how new the first words are.
 */
export function readCohesion(reading: Reading): Cohesion {
  const terms = cohesionTerms(reading);
  const alikeWide = terms.starts.map((at) => likeness(terms, at, wide));
  const opened = terms.starts.map((at) => newsAt(terms.list, at));
  return {
    parted: standardised(terms.starts.map((at) => -likeness(terms, at, near))),
    dip: standardised(terms.starts.map((_, segment) => depthAt(alikeWide, terms.starts, segment))),
    news: standardised(opened.map(({ sum }) => Math.log(1 + sum))),
    newest: standardised(opened.map(({ most }) => Math.log(1 + most))),
  };
}

function cohesionTerms({ segments, sentences, firstSentence, weights }: Reading): Terms {
  const numbers = new Map<string, number>();
  const list: number[] = [];
  const starts = segments.map((_, at) => {
    const start = list.length;
    for (const sentence of sentences.slice(firstSentence[at], firstSentence[at + 1]))
      for (const term of sentence.terms) {
        if ((weights.get(term) ?? 0) <= 0) continue;
        const number = numbers.get(term) ?? numbers.size;
        numbers.set(term, number);
        list.push(number);
      }
    return start;
  });
  return { list, starts, weights: rarity(list, numbers.size) };
}

/** For each term the logarithm of how few blocks of the item have it. */
function rarity(list: readonly number[], kinds: number): number[] {
  const blocks: number[] = new Array(kinds).fill(0);
  const last: number[] = new Array(kinds).fill(-1);
  for (const [at, term] of list.entries()) {
    const block = Math.floor(at / blockTerms);
    if (last[term] === block) continue;
    last[term] = block;
    blocks[term] = (blocks[term] ?? 0) + 1;
  }
  const all = Math.max(1, Math.ceil(list.length / blockTerms));
  return blocks.map((count) => Math.log(1 + all / count));
}

function countTerms(list: readonly number[], first: number, end: number): Counts {
  const counts: Counts = new Map();
  for (let at = Math.max(0, first); at < Math.min(end, list.length); at++) {
    const term = list[at] ?? 0;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The cosine of so many terms before a place and behind it. */
function likeness({ list, weights }: Terms, at: number, size: number): number {
  const [before, behind] = [countTerms(list, at - size, at), countTerms(list, at, at + size)];
  const weigh = (term: number, count: number): number => (1 + Math.log(count)) * (weights[term] ?? 0);
  let [product, left, right] = [0, 0, 0];
  for (const [term, count] of before) {
    const weight = weigh(term, count);
    const other = behind.get(term);
    left += weight * weight;
    if (other !== undefined) product += weight * weigh(term, other);
  }
  for (const [term, count] of behind) right += weigh(term, count) ** 2;
  return left > 0 && right > 0 ? product / Math.sqrt(left * right) : 0;
}

/** How much more the places before and behind hold together than this one. */
function depthAt(alike: readonly number[], starts: readonly number[], segment: number): number {
  const own = alike[segment] ?? 0;
  const highest = (step: 1 | -1): number => {
    let most = own;
    for (let count = 1; count <= mostSegments; count++) {
      const next = segment + step * count;
      const start = starts[next];
      if (start === undefined || Math.abs(start - (starts[segment] ?? 0)) >= around) break;
      most = Math.max(most, alike[next] ?? 0);
    }
    return most;
  };
  return highest(-1) + highest(1) - 2 * own;
}

function newsAt(list: readonly number[], at: number): { sum: number; most: number } {
  const [before, behind] = [countTerms(list, at - far, at), countTerms(list, at, at + far)];
  let [sum, most] = [0, 0];
  for (const term of new Set(list.slice(at, at + headTerms))) {
    const [now, then] = [behind.get(term) ?? 0, before.get(term) ?? 0];
    if (now < 2) continue;
    sum += Math.max(0, Math.log((now + 0.3) / (then + 0.3)));
    most = Math.max(most, now - then);
  }
  return { sum, most };
}

function standardised(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return values.map((value) => (value - mean) / (Math.sqrt(variance) + 1e-6));
}
