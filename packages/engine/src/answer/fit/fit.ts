import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { fitWeights } from '../question/fit.weights.ts';
import type { Needs } from '../question/needs.ts';
import type { QuestionName } from '../question/question-name.ts';
import { deeds, kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { indexSource, type SearchedSource } from '../terms/text-index.ts';
import { isOwnName } from './affiliation.ts';
import { answersNumber, holdsFigures } from './figure-fit.ts';
import { holdsName, type Part, passagesOf, shareAt } from './passages.ts';
import { isOfPeriod } from './source-period.ts';
import { maySpeak } from './speaker.ts';
import { isTitle, type Titles, titlesOf } from './titles.ts';

/**
 * Whether a source may hold the answer: it knows every name of the question, and one of its passages has enough of
 * the other words, the thing asked for first. What is about the very thing named needs to hold less besides.
 */
export function mayAnswer(needs: Needs, source: Source): boolean {
  const fit = fitOf(needs, source);
  return fit.share >= fit.least;
}

/** How much of a question the passage of a source that holds most of it holds, and how much it must. */
export type Fit = { share: number; least: number };

const unfit: Fit = { share: 0, least: 1 };

export function fitOf(needs: Needs, source: Source): Fit {
  if (!knowsNames(needs, source)) return unfit;
  const searched = indexSource(source);
  const titles = titlesOf(source);
  // A filing speaks of its company in every line, and names it in none.
  const isAbout =
    source.context.kind === 'document' && needs.capitals.some((word) => titles.joined.includes(word));
  if (!isAbout && isHeadMissing(needs, searched)) return unfit;
  const { held } = passagesOf(needs, source);
  if (!holdsFigures(needs.figures, source, held)) return unfit;
  if (!isOfPeriod(needs.period, source, (at) => (held[at] ?? 0) >= fitWeights.figure)) return unfit;
  const least = isAbout ? fitWeights.about : fitWeights[needs.asks];
  return { share: bestFit(needs, source), least };
}

/** Whether a source knows everybody and everything that a question names. */
export function knowsNames({ names, teller }: Needs, source: Source): boolean {
  const known = { source, searched: indexSource(source), titles: titlesOf(source) };
  return names.every((name) => isKnown(name, known)) && (teller === null || maySpeak(teller, source));
}

type KnownSource = { source: Source; searched: SearchedSource; titles: Titles };

/** Half of its words are enough: people are called by one of their names, and recognizers mishear the other. */
function isKnown(name: QuestionName, { source, searched, titles }: KnownSource): boolean {
  if (isTitle(name, titles)) return true;
  if (name.capitals !== null && !isWritten(name.capitals, source)) return false;
  const told = stemsBesides(source);
  const found = name.stems.filter(
    (stem) =>
      told.has(stem) ||
      searched.places.has(stem) ||
      searched.segments.some((segment) => holdsName(segment, stem)),
  );
  return found.length * 2 >= name.stems.length;
}

/** Stems of what is known of a source besides its text, and of who speaks in it. */
const stemsBesides = cachedBySource(({ context, segments }: Source): ReadonlySet<string> => {
  const people = context.people.map(({ name }) => name);
  const speakers = segments.flatMap(({ speaker }) => speaker ?? []);
  return new Set(searchTermsOf([context.description, ...people, ...new Set(speakers)].join(' ')));
});

/** Letters are known where they stand as such: "AIR" is not the air. */
function isWritten(capitals: string, { context, segments }: Source): boolean {
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${capitals}(?![\\p{L}\\p{N}])`, 'u');
  return alone.test(context.description) || segments.some(({ text }) => alone.test(text));
}

const isHeadMissing = ({ head, asks }: Needs, searched: SearchedSource): boolean =>
  asks === 'fact' &&
  head.length > 0 &&
  !head.some((stem) => [...kinOf(stem)].some((one) => searched.places.has(one)));

const reachOf = (before: number, after: number): number[] =>
  Array.from({ length: before + 1 + after }, (_, at) => at - before);

/** Segments around a passage in which it is told that something was done: a vote comes some turns after the talk. */
const deedReach = reachOf(4, 8);

/** The greatest share of the question's weight that a passage holds, less where the thing asked for is not in it: 0 to 1. */
function bestFit(needs: Needs, source: Source): number {
  const { parts, held: all } = passagesOf(needs, source);
  const head = new Set(needs.head);
  const named = new Set(needs.names.flatMap(({ stems }) => stems));
  const things = parts.filter(
    ({ stem, share }) => stem !== null && share >= fitWeights.verb && !named.has(stem),
  );
  const heads = parts.filter(({ stem }) => stem !== null && head.has(stem));
  const terms = parts.filter(({ pair }) => pair?.every((stem) => head.has(stem)));
  const done = parts.filter(({ stem }) => stem !== null && deeds.has(stem));
  const isDone = (at: number): boolean =>
    done.length === 0 || done.some(({ places }) => deedReach.some((away) => places.has(at + away)));
  const hasNumber = needs.wantsNumber ? answersNumber(needs.figures, source) : () => true;
  const bare = needs.asks === 'talk' ? fitWeights.bare : 0;
  const isOfNamed = needs.wantsNumber ? namedNear(needs, source, parts) : () => true;
  return all.reduce((best, held, at) => {
    if (held <= best || !hasNumber(at) || !isDone(at) || !isOfNamed(at)) return best;
    const met = heads.filter(({ places }) => shareAt(places, at) >= 0.8).length;
    const hasHead = head.size === 0 ? 1 : met / head.size;
    const isApart = terms.length > 0 && !terms.some(({ places }) => shareAt(places, at) > 0);
    const isBare = things.length > 0 && !things.some(({ places }) => shareAt(places, at) > 0);
    return Math.max(
      best,
      held *
        (1 - fitWeights.head + fitWeights.head * hasHead) *
        (isBare ? bare : 1) *
        (isApart ? fitWeights.apart : 1),
    );
  }, 0);
}

/** Segments around a passage in which whoever it is about is named: talk of one of them goes on for some turns. */
const nameReach = { talk: reachOf(4, 4), paper: reachOf(1, 1) };

/**
 * Whether a passage is about whoever a question names, unless the source itself is theirs. A paper speaks of each in a
 * paragraph: that one tells what is asked for, too.
 */
function namedNear(needs: Needs, source: Source, parts: readonly Part[]): (at: number) => boolean {
  const asked = needs.names
    .filter((name) => !isOwnName(name, source))
    .map(({ stems }) => parts.filter(({ stem }) => stem !== null && stems.includes(stem)));
  if (asked.length === 0) return () => true;
  const isPaper = source.context.kind === 'document';
  const reach = isPaper ? nameReach.paper : nameReach.talk;
  const heads = parts.filter(({ stem }) => stem !== null && needs.head.includes(stem));
  const tells = (at: number): boolean =>
    !isPaper || heads.length === 0 || heads.some(({ places }) => places.has(at));
  return (at) =>
    tells(at) &&
    asked.every((stems) => stems.some(({ places }) => reach.some((away) => places.has(at + away))));
}

/**
 * How near each segment of a source stands to the passage that holds most of a question, names included: 0 to 1. What
 * answers comes after what was asked more often than before it.
 */
export function nearness(needs: Needs, source: Source): Float64Array {
  const { held } = passagesOf(needs, source);
  const near = Float64Array.from(held);
  carry(near, fitWeights.after);
  const back = Float64Array.from(held.toReversed());
  carry(back, fitWeights.before);
  const most = held.reduce((max, one) => Math.max(max, one), 0) || 1;
  return near.map((value, at) => Math.max(value, back.at(-1 - at) ?? 0) / most);
}

/** Hands each value on to those after it, fading. */
function carry(values: Float64Array, fade: number): void {
  for (let at = 1; at < values.length; at++)
    values[at] = Math.max(values[at] ?? 0, fade * (values[at - 1] ?? 0));
}
