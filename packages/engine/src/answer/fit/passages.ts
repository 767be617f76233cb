import { readFactuality } from '../../factuality/read-factuality.ts';
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { readSource } from '../../reading/reading.ts';
import { tokenize } from '../../words/token.ts';
import { fitWeights } from '../question/fit.weights.ts';
import type { Needs } from '../question/needs.ts';
import type { QuestionName } from '../question/question-name.ts';
import { inverseFrequency } from '../terms/bm25.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { withoutSpelling } from '../terms/spoken-words.ts';
import { indexSource, type SearchedSegment, type SearchedSource } from '../terms/text-index.ts';
import { isOwnName, spokenFor } from './affiliation.ts';
import { tellsFee, tellsPrice, tellsPurchase } from './fee.lexicon.ts';
import { timeInTitle } from './source-period.ts';
import { speaksIn } from './speaker.ts';
import { titlesOf } from './titles.ts';

/**
 * A stem or a pair of them: what it weighs, its share of a word's weight, and the segments in which it or one of its
 * kin stands.
 */
export type Part = {
  stem: string | null;
  pair: readonly [string, string] | null;
  weight: number;
  share: number;
  places: ReadonlySet<number>;
  /** What it counts where it does not stand: more than nothing for what the source is called. */
  floor: number;
};

export type Passages = {
  parts: readonly Part[];
  /** The share of the question's weight that each segment holds, with the ones around it: 0 to 1. */
  held: Float64Array;
};

/** Whether a source may answer and where in it is asked one after the other. */
const found = new WeakMap<Needs, WeakMap<Source, Passages>>();

/** What the passages of a source hold of a question, the names in it included. */
export function passagesOf(needs: Needs, source: Source): Passages {
  const known = found.get(needs) ?? new WeakMap<Source, Passages>();
  found.set(needs, known);
  const before = known.get(source);
  if (before !== undefined) return before;
  const parts = partsOf(withNames(needs, source), source, indexSource(source));
  const passages = { parts, held: heldBy(parts, source) };
  known.set(source, passages);
  return passages;
}

const whole = (stem: string): [string, number] => [stem, 1];

/**
 * With the names and the times that its title does not have: what a source is about its passages need not name, nor
 * whoever speaks in it.
 */
function withNames(needs: Needs, source: Source): Needs {
  const isOwn = (name: QuestionName): boolean =>
    needs.things.size > 0 &&
    ((source.context.kind !== 'document' && isOwnName(name, source)) ||
      (name === needs.teller && speaksIn(name, source)));
  const names = needs.names.filter((name) => !isOwn(name));
  const time = timeInTitle(needs.period, source);
  const things = [...needs.things].filter(([stem]) => !time.has(stem));
  return { ...needs, names, things: new Map([...things, ...names.flatMap(({ stems }) => stems.map(whole))]) };
}

/** What a word counts that stands so many segments away from a passage's middle. */
const near: readonly (readonly [number, number])[] = [
  [0, 1],
  [-1, 0.8],
  [1, 0.8],
  [-2, 0.3],
  [2, 0.3],
];

function heldBy(parts: readonly Part[], { segments }: Source): Float64Array {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const least = parts.reduce((sum, { weight, floor }) => sum + weight * floor, 0) / total;
  const held = new Float64Array(segments.length).fill(least);
  for (const { weight, places, floor } of parts) {
    const around = new Set([...places].flatMap((place) => near.map(([away]) => place - away)));
    for (const at of around)
      if (at >= 0 && at < held.length)
        held[at] = (held[at] ?? 0) + (weight * Math.max(0, shareAt(places, at) - floor)) / total;
  }
  return held;
}

/** What a word counts for a segment by how near to it one of its places is: 0 to 1. */
export const shareAt = (places: ReadonlySet<number>, at: number): number =>
  near.reduce((most, [away, share]) => (places.has(at + away) ? Math.max(most, share) : most), 0);

/** Letters of a name from which on it does not stand inside other words by chance. */
const longName = 6;

/** A name stands in a segment as one word or, as recognizers write it, as several: "Farrow bridge". */
export const holdsName = ({ counts, letters }: SearchedSegment, stem: string): boolean =>
  counts.has(stem) || (stem.length >= longName && letters.includes(stem));

/** The segments of which no sentence tells a fact of the body: guests, jokes, what is only imagined. */
const untoldIn = cachedBySource((source: Source): ReadonlySet<number> => {
  const factualities = readFactuality(source);
  const all = new Set<number>();
  const told = new Set<number>();
  // What was corrected leads to its correction.
  const isTold = (at: number): boolean => factualities[at] === 'fact' || factualities[at] === 'corrected';
  for (const { index, segment } of readSource(source).sentences) (isTold(index) ? told : all).add(segment);
  return new Set([...all].filter((segment) => !told.has(segment)));
});

function partsOf({ asks, things, pairs, names }: Needs, source: Source, searched: SearchedSource): Part[] {
  const named = new Set(names.flatMap(({ stems }) => stems));
  const titles = titlesOf(source).words;
  const isTitled = (kin: Iterable<string>): boolean => [...kin].some((one) => titles.has(one));
  const untold = asks === 'talk' ? new Set<number>() : untoldIn(source);
  const single = [...things].map(([stem, share]): Part => {
    const kin = [...kinOf(stem)];
    const held = named.has(stem)
      ? [...new Set([...placesOfName(searched, stem), ...spokenFor(stem, source)])]
      : [...placesOfAny(searched, kin), ...pricesIn(source, kin)];
    const isFee = kin.includes('fee');
    const isOther = (text: string): boolean => isFee && !tellsFee(text) && !tellsPrice(text);
    const places = held.filter((at) => !untold.has(at) && !isOther(source.segments[at]?.text ?? ''));
    const rarity = inverseFrequency(searched.segments.length, places.length);
    const floor = !named.has(stem) && isTitled(kin) ? fitWeights.titled : 0;
    return { stem, pair: null, weight: rarity * share, share, places: new Set(places), floor };
  });
  const weightOf = new Map(single.map(({ stem, weight }) => [stem, weight]));
  const double = pairs.map(([one, other]): Part => {
    const weight = fitWeights.pair * ((weightOf.get(one) ?? 0) + (weightOf.get(other) ?? 0));
    const [ones, others] = [kinOf(one), kinOf(other)];
    const also = new Set(placesOfAny(searched, [...others]));
    const both = placesOfAny(searched, [...ones]).filter((at) => also.has(at));
    const places = both.filter((at) => standTogether(source.segments[at]?.text ?? '', ones, others));
    return {
      stem: null,
      pair: [one, other],
      weight,
      share: fitWeights.pair,
      places: new Set(places),
      floor: isTitled(ones) && isTitled(others) ? fitWeights.titled : 0,
    };
  });
  return [...single, ...double];
}

const paying = new Set(searchTermsOf('paid fee cost'));
/** Whether something is paid, by one of some stems. */
const isPaid = (kin: readonly string[]): boolean => kin.some((stem) => paying.has(stem));

const buying = new Set(searchTermsOf('pay paid paying spend spent price cost'));
const isBought = (kin: readonly string[]): boolean =>
  kin.some((stem) => buying.has(stem)) && !kin.includes('fee');
/** Whether a text says what is paid, by one of some stems, without any of them: a price a year, or what something is bought for. */
export const tellsPaid = (kin: readonly string[], text: string): boolean =>
  (isPaid(kin) && tellsPrice(text)) || (isBought(kin) && tellsPurchase(text));

/** The segments that name a price: what is paid there need not be called so. */
const pricesIn = (source: Source, kin: readonly string[]): number[] =>
  isPaid(kin) || isBought(kin)
    ? pricesOf(source).filter((at) => tellsPaid(kin, source.segments[at]?.text ?? ''))
    : [];
const pricesOf = cachedBySource(({ segments }: Source): number[] =>
  segments.flatMap(({ text }, at) => (tellsPrice(text) || tellsPurchase(text) ? [at] : [])),
);

/** The segments that have one of some stems. */
const placesOfAny = ({ places }: SearchedSource, stems: readonly string[]): number[] => [
  ...new Set(stems.flatMap((stem) => places.get(stem) ?? [])),
];

const placesOfName = ({ segments }: SearchedSource, stem: string): number[] =>
  segments.flatMap((segment, at) => (holdsName(segment, stem) ? [at] : []));

/** Words between two that still make one term of them: "earnings were two dollars per share". */
const apart = 5;

function standTogether(text: string, ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const stems = tokenize(withoutSpelling(text)).map((token) => searchTermsOf(token.text));
  const at = (wanted: ReadonlySet<string>) =>
    [...stems.keys()].filter((place) => stems[place]?.some((stem) => wanted.has(stem)));
  const away = at(others);
  return at(ones).some((place) => away.some((other) => Math.abs(other - place) <= apart));
}
