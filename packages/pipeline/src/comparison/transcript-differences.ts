/** How two transcripts of one recording differ, place by place: figures and names first. */
import {
  type DifferenceKind,
  type DifferingPlace,
  differenceKinds,
  overlaps,
  type RevisionChanges,
  type TranscriptDifference,
} from '@ecco/domain';
import { figureKeys, numeralPlaces } from '@ecco/engine';
import { namePlaces } from '../segments/unsure-places.ts';
import { type DifferingRun, differingRuns, placeOfRun, type RunPlace } from './differing-runs.ts';
import type { PlacedWord } from './placed-words.ts';

type ComparedLine = { text: string; startMs: number | null };

type ComparedSide = { lines: readonly ComparedLine[]; words: readonly PlacedWord[] };
type Compared = { old: ComparedSide; new: ComparedSide; matches: readonly (number | null)[] };

/** Differences that are shown at most: who reads more reads the transcript. */
const mostDifferences = 2_000;
/** Characters that are shown of a place, and of what stands around it. */
const mostOfPlace = 400;
const mostAround = 80;

type LineDifference = { difference: TranscriptDifference; newLines: [number, number] };

const isAtOnePlace = ({ old, new: now }: DifferingRun): boolean =>
  old[1] - old[0] < 60 && now[1] - now[0] < 60;

/** What stands at a place of one side: the figures as values, the names as they are spelled. */
function valuesAt(text: string, { from, to }: RunPlace): { figures: string; names: string } {
  const span = { at: from, length: Math.max(1, to - from) };
  const written = (places: readonly { at: number; length: number }[]): string[] =>
    places.filter((place) => overlaps(place, span)).map(({ at, length }) => text.slice(at, at + length));
  const figures = written(numeralPlaces(text)).flatMap((numeral) => {
    const keys = figureKeys(numeral);
    return keys.length > 0 ? keys : [numeral.toLowerCase()];
  });
  return { figures: figures.join(' '), names: written(namePlaces(text)).join(' ').toLowerCase() };
}

function kindOf(
  texts: { old: string; new: string },
  places: { old: RunPlace; new: RunPlace },
): DifferenceKind {
  const [old, now] = [valuesAt(texts.old, places.old), valuesAt(texts.new, places.new)];
  if (old.figures !== now.figures) return 'figure';
  return old.names === now.names ? 'words' : 'name';
}

const shortened = (text: string): string =>
  text.length > mostOfPlace ? `${text.slice(0, mostOfPlace).trimEnd()}…` : text;

function presentPlace({ lines }: ComparedSide, place: RunPlace): DifferingPlace {
  const { text = '', startMs = null } = lines[place.line] ?? {};
  const before = text.slice(0, place.from);
  const after = place.isWhole ? text.slice(place.to) : '';
  return {
    line: place.line,
    startMs,
    before: before.length > mostAround ? `…${before.slice(-mostAround)}` : before,
    words: shortened(text.slice(place.from, place.to) + (place.isWhole ? '' : ' …')),
    after: after.length > mostAround ? `${after.slice(0, mostAround)}…` : after,
  };
}

function differenceOf({ old, new: now }: Compared, run: DifferingRun): LineDifference {
  const places = { old: placeOfRun(old.words, run.old), new: placeOfRun(now.words, run.new) };
  const texts = {
    old: old.lines[places.old.line]?.text ?? '',
    new: now.lines[places.new.line]?.text ?? '',
  };
  const last = now.words[run.new[1] - 1]?.line ?? places.new.line;
  return {
    difference: {
      kind: isAtOnePlace(run) ? kindOf(texts, places) : 'words',
      old: presentPlace(old, places.old),
      new: presentPlace(now, places.new),
    },
    newLines: [places.new.line, Math.max(places.new.line, last)],
  };
}

/** How heavy the heaviest difference of each line is. */
function lineKinds(all: readonly LineDifference[]): Map<number, number> {
  const kinds = new Map<number, number>();
  for (const { difference, newLines } of all) {
    const weight = differenceKinds.indexOf(difference.kind);
    for (let line = newLines[0]; line <= newLines[1]; line += 1)
      kinds.set(line, Math.min(kinds.get(line) ?? weight, weight));
  }
  return kinds;
}

type Differences = Pick<RevisionChanges, 'differences' | 'leftOut'> & {
  counts: Pick<RevisionChanges['counts'], 'same' | 'differ' | 'figures' | 'names'>;
};

/** `matches`: for each word of the old the index of the same word of the new. */
export function transcriptDifferences(compared: Compared): Differences {
  const all = differingRuns(compared.matches, compared.new.words.length).map((run) =>
    differenceOf(compared, run),
  );
  const kinds = [...lineKinds(all).values()];
  const ordered = differenceKinds.flatMap((kind) =>
    all.flatMap(({ difference }) => (difference.kind === kind ? [difference] : [])),
  );
  return {
    differences: ordered.slice(0, mostDifferences),
    leftOut: Math.max(0, ordered.length - mostDifferences),
    counts: {
      same: compared.new.lines.length - kinds.length,
      differ: kinds.length,
      figures: kinds.filter((kind) => kind === differenceKinds.indexOf('figure')).length,
      names: kinds.filter((kind) => kind === differenceKinds.indexOf('name')).length,
    },
  };
}
