import type { Source } from '../../ports/ports.ts';
import { tokenise } from '../../words/token.ts';
import { inverseFrequency } from '../terms/bm25.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { indexSource, type SearchedSource } from '../terms/text-index.ts';
import { fitWeights } from './fit.weights.ts';
import { type AskedName, type Needs, squash } from './needs.ts';

/**
 * Whether a source may hold the answer: it knows every name of the question, and one of its passages has enough of
 * the other words, the thing asked for first. What is about the very thing named needs to hold less besides.
 */
export function mayAnswer(needs: Needs, source: Source): boolean {
  const searched = indexSource(source);
  const titles = squash(`${source.context.title} ${source.context.showName ?? ''}`);
  const knows = (name: AskedName): boolean => isKnown(name, { source, searched, titles });
  if (!needs.names.every(knows)) return false;
  const isAbout = needs.capitals.some((word) => titles.includes(word));
  if (!isAbout && isHeadMissing(needs, searched)) return false;
  const least = isAbout ? fitWeights.about : fitWeights[needs.asks];
  return bestFit(needs, source, searched) >= least;
}

type Known = { source: Source; searched: SearchedSource; titles: string };

/** Half of its words are enough: people are called by one of their names, and recognisers mishear the other. */
function isKnown(name: AskedName, { source, searched, titles }: Known): boolean {
  if (isTitle(name, titles)) return true;
  const { description, people } = source.context;
  const said = `${description} ${people.map((person) => person.name).join(' ')} ${speakersOf(source)}`;
  const told = new Set(searchTermsOf(said));
  const found = name.stems.filter((stem) => told.has(stem) || holds(searched, stem));
  return found.length * 2 >= name.stems.length;
}

const isTitle = ({ joined, stems }: AskedName, titles: string): boolean =>
  titles.includes(joined) || stems.some((stem) => stem.length > 3 && titles.includes(squash(stem)));

const speakersOf = ({ segments }: Source): string =>
  [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))].join(' ');

const holds = ({ segments }: SearchedSource, stem: string): boolean =>
  segments.some(({ counts }) => counts.has(stem));

const isHeadMissing = ({ head, asks }: Needs, searched: SearchedSource): boolean =>
  asks === 'fact' && head.length > 0 && !head.some((stem) => holds(searched, stem));

/** What a word counts that stands so many segments away from a passage's middle. */
const near: readonly (readonly [number, number])[] = [
  [0, 1],
  [-1, 0.8],
  [1, 0.8],
  [-2, 0.3],
  [2, 0.3],
];

/** The greatest share of the question's weight that a passage holds, less where the thing asked for is not in it: 0 to 1. */
function bestFit(needs: Needs, source: Source, searched: SearchedSource): number {
  const parts = partsOf(withNames(needs), source, searched);
  const head = new Set(needs.head);
  const heads = parts.filter(({ stem }) => stem !== null && head.has(stem));
  return heldBy(parts, source).reduce((best, held, at) => {
    const met = heads.filter(({ places }) => shareAt(places, at) >= 0.8).length;
    const hasHead = head.size === 0 ? 1 : met / head.size;
    return Math.max(best, held * (1 - fitWeights.head + fitWeights.head * hasHead));
  }, 0);
}

/**
 * How near each segment of a source stands to the passage that holds most of a question, names included: 0 to 1. What
 * answers comes after what was asked more often than before it.
 */
export function nearness(needs: Needs, source: Source): Float64Array {
  const held = heldBy(partsOf(withNames(needs), source, indexSource(source)), source);
  const near = Float64Array.from(held);
  carry(near, fitWeights.after);
  const back = Float64Array.from(held.toReversed());
  carry(back, fitWeights.before);
  const most = held.reduce((max, one) => Math.max(max, one), 0) || 1;
  return near.map((value, at) => Math.max(value, back.at(-1 - at) ?? 0) / most);
}

const whole = (stem: string): [string, number] => [stem, 1];

const withNames = (needs: Needs): Needs => ({
  ...needs,
  things: new Map([...needs.things, ...needs.names.flatMap(({ stems }) => stems.map(whole))]),
});

/** Hands each value on to those after it, fading. */
function carry(values: Float64Array, fade: number): void {
  for (let at = 1; at < values.length; at++)
    values[at] = Math.max(values[at] ?? 0, fade * (values[at - 1] ?? 0));
}

/** The share of the weight of some parts that each segment holds, with the ones around it. */
function heldBy(parts: readonly Part[], { segments }: Source): Float64Array {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return Float64Array.from(segments, (_, at) =>
    parts.reduce((sum, { weight, places }) => sum + (weight * shareAt(places, at)) / total, 0),
  );
}

const shareAt = (places: ReadonlySet<number>, at: number): number =>
  near.reduce((most, [away, share]) => (places.has(at + away) ? Math.max(most, share) : most), 0);

/** A stem or a pair of them: what it weighs, and the segments in which it stands. */
type Part = { stem: string | null; weight: number; places: ReadonlySet<number> };

function partsOf({ things, pairs }: Needs, source: Source, searched: SearchedSource): Part[] {
  const single = [...things].map(([stem, share]): Part => {
    const places = placesOf(searched, ({ counts }) => counts.has(stem));
    const rarity = inverseFrequency(searched.segments.length, places.size);
    return { stem, weight: rarity * share, places };
  });
  const weightOf = new Map(single.map(({ stem, weight }) => [stem, weight]));
  const double = pairs.map(([one, other]): Part => {
    const weight = fitWeights.pair * ((weightOf.get(one) ?? 0) + (weightOf.get(other) ?? 0));
    const both = placesOf(searched, ({ counts }) => counts.has(one) && counts.has(other));
    const places = [...both].filter((at) => standTogether(source.segments[at]?.text ?? '', one, other));
    return { stem: null, weight, places: new Set(places) };
  });
  return [...single, ...double];
}

function placesOf(
  { segments }: SearchedSource,
  isOne: (segment: SearchedSource['segments'][number]) => boolean,
): Set<number> {
  return new Set([...segments.keys()].filter((at) => segments[at] !== undefined && isOne(segments[at])));
}

/** Words between two that still make one term of them. */
const apart = 3;

function standTogether(text: string, one: string, other: string): boolean {
  const stems = tokenise(text).map((token) => searchTermsOf(token.text));
  const at = (wanted: string) => [...stems.keys()].filter((place) => stems[place]?.includes(wanted));
  const others = at(other);
  return at(one).some((place) => others.some((away) => Math.abs(away - place) <= apart));
}
