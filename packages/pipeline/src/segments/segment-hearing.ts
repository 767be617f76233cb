import { type SetAsideReason, type TranscriptWord, transcriptWordsMax, type UnsurePlace } from '@ecco/domain';
import { type RawSegment, tidy } from './segment-shaping.ts';
import {
  type PlacedRun,
  type PlacedWord,
  placeRuns,
  type TranscribedRun,
  withoutSpaces,
} from './transcribed-run.ts';
import { unsurePlaces } from './unsure-places.ts';

/** How a segment was transcribed. */
export type SegmentHearing = {
  confidence: number | null;
  words: TranscriptWord[];
  unsure: UnsurePlace[];
  setAside: SetAsideReason | null;
};
type SegmentWithHearing<Shaped> = {
  segment: Shaped & { isEstimated: boolean };
  hearing: SegmentHearing | null;
};

/** A word that begins so far into a segment still says when the segment begins. */
const nearStart = 12;

/** Where each sign of a text that is no space stands in it. */
const placesOfSigns = (text: string): number[] => [...text.matchAll(/\S/g)].map(({ index }) => index);

function wordsOfText(text: string, from: number, words: readonly PlacedWord[]): TranscriptWord[] {
  const places = placesOfSigns(text);
  return words.flatMap(({ from: start, to, word: { startMs, endMs, confidence } }) => {
    const at = places[start - from];
    const last = places[Math.min(to - from, places.length) - 1];
    return at === undefined || last === undefined
      ? []
      : [{ at, length: last + 1 - at, startMs, endMs, confidence }];
  });
}

const known = (values: readonly (number | null | undefined)[]): number[] =>
  values.filter((value): value is number => value !== null && value !== undefined);

/** Of several runs the one that was transcribed the least surely. */
const leastOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((least, value) => Math.min(least, value));

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The times of its own words, where a segment was cut out of a longer run. */
function timed<Shaped extends RawSegment>(segment: Shaped, words: readonly TranscriptWord[]): Shaped {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || first.at > nearStart) return segment;
  return { ...segment, startMs: first.startMs, endMs: Math.max(first.startMs, last.endMs) };
}

type Stretch = { from: number; runs: readonly PlacedRun[]; isCut: boolean; hasNames: boolean };

function withHearing<Shaped extends RawSegment>(
  shaped: Shaped,
  { from, runs, isCut, hasNames }: Stretch,
): SegmentWithHearing<Shaped> {
  const to = from + withoutSpaces(shaped.text).length;
  const own = runs.flatMap(({ words }) => words.filter((word) => word.from >= from && word.from < to));
  const words = wordsOfText(shaped.text, from, own.slice(0, transcriptWordsMax));
  const confidence =
    leastOf(known(runs.map(({ run }) => run.heard?.confidence))) ??
    meanOf(known(words.map((word) => word.confidence)));
  const placed = isCut ? timed(shaped, words) : shaped;
  const isShared = isCut ? placed === shaped : (shaped.isEstimated ?? false);
  const segment = { ...placed, isEstimated: isShared && shaped.startMs !== null };
  const setAside = shaped.setAside ?? null;
  const unsure = unsurePlaces({ text: shaped.text, words, confidence, hasNames });
  if (confidence === null && words.length === 0 && setAside === null) return { segment, hearing: null };
  return { segment, hearing: { confidence, words, unsure, setAside } };
}

/**
 * How the segments were transcribed that runs were shaped into. Shaping adds no sign and loses none, so that a run's words are located
 * in its segments by counting signs. `hasNames`: whether a capital letter says a name in the language.
 */
export function withHearings<Shaped extends RawSegment>(
  runs: readonly TranscribedRun[],
  shaped: readonly Shaped[],
  hasNames: boolean,
): SegmentWithHearing<Shaped>[] {
  const placed = placeRuns(runs, tidy);
  let from = 0;
  let first = 0;
  return shaped.map((segment) => {
    const to = from + withoutSpaces(segment.text).length;
    while ((placed[first + 1]?.from ?? Number.POSITIVE_INFINITY) <= from) first += 1;
    let last = first;
    while ((placed[last + 1]?.from ?? Number.POSITIVE_INFINITY) < to) last += 1;
    const own = placed.slice(first, last + 1);
    const isCut = own[0]?.from !== from;
    const stretch = { from, runs: own, isCut, hasNames };
    from = to;
    return withHearing(segment, stretch);
  });
}
