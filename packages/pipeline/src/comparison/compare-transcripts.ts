/** A new transcript held against the one of the item: what differs, and what stays of what persons did. */
import type { RevisedCorrection, RevisionChanges } from '@ecco/domain';
import { cutSegments } from '../segments/cut-segments.ts';
import type { TranscribedRun } from '../segments/transcribed-run.ts';
import { alignWords } from './align-words.ts';
import { carryCorrection, withReplacements } from './carried-corrections.ts';
import { joinedLabels } from './joined-labels.ts';
import { type PlacedWord, placedWords } from './placed-words.ts';
import { transcriptDifferences } from './transcript-differences.ts';

/** A line as it reads. `said`: as its source has it, where a person corrected it. */
type StandingLine = {
  id: string;
  text: string;
  said: string | null;
  speaker: string | null;
  startMs: number | null;
};

export type CompareInput = {
  itemId: string;
  before: StandingLine[];
  runs: TranscribedRun[];
  /** Names that persons gave, by the label of the voice. */
  named: { label: string; name: string }[];
};

/** A line of the new transcript with a correction made in it. `from`: the corrected line of before. */
type CarriedLine = { segmentId: string; said: string; after: string; from: string };

export type ComparedTranscripts = {
  /** What each voice of the new one is called, by its label: as before where it is one of before. */
  labels: [label: string, called: string][];
  changes: RevisionChanges;
  carried: CarriedLine[];
};

const wordsOf = (stream: readonly PlacedWord[]): string[] => stream.map(({ word }) => word);

/** The index of the first word of each line, or of the next word where a line has none. */
function firstWords(stream: readonly PlacedWord[], lines: number): number[] {
  const first = Array.from({ length: lines + 1 }, () => stream.length);
  for (let at = stream.length - 1; at >= 0; at -= 1) first[stream[at]?.line ?? 0] = at;
  for (let line = lines - 1; line >= 0; line -= 1)
    first[line] = Math.min(first[line] ?? stream.length, first[line + 1] ?? stream.length);
  return first;
}

type Line = { id: string; text: string; speaker: string | null; startMs: number | null };
type Alignment = { old: PlacedWord[]; now: PlacedWord[]; matches: (number | null)[] };

function correctionsOf(
  before: readonly StandingLine[],
  after: readonly Line[],
  { old, now, matches }: Alignment,
) {
  const carrying = { oldWords: old, newWords: now, matches };
  const first = firstWords(old, before.length);
  const replacements = new Map<
    number,
    (ReturnType<typeof carryCorrection>['replacements'][number] & { by: string })[]
  >();
  const corrections = before.flatMap(({ id, text, said, startMs }, line): RevisedCorrection[] => {
    if (said === null) return [];
    const offset = first[line] ?? 0;
    const carried = carryCorrection(carrying, { said, corrected: text }, offset);
    for (const replacement of carried.replacements) {
      const known = replacements.get(replacement.line) ?? [];
      known.push({ ...replacement, by: id });
      replacements.set(replacement.line, known);
    }
    const matched = matches.slice(offset, first[line + 1]).find((match) => match !== null);
    const place = now[matched ?? 0]?.line ?? 0;
    return [
      { fate: carried.fate, said, corrected: text, now: after[place]?.text ?? '', line: place, startMs },
    ];
  });
  const carried = [...replacements].flatMap(([line, made]): CarriedLine[] => {
    const { id, text } = after[line] ?? { id: '', text: '' };
    const [one] = made;
    return one === undefined
      ? []
      : [{ segmentId: id, said: text, after: withReplacements(text, made), from: one.by }];
  });
  const read = new Map(carried.map(({ segmentId, after: text }) => [segmentId, text]));
  return {
    carried,
    corrections: corrections.map((one) => ({ ...one, now: read.get(after[one.line]?.id ?? '') ?? one.now })),
  };
}

export function compareTranscripts({ itemId, before, runs, named }: CompareInput): ComparedTranscripts {
  const source = before.map(({ text, said }) => said ?? text);
  const known = before.map(({ id }, line) => ({ id, text: source[line] ?? '' }));
  const first: Line[] = cutSegments({ itemId, runs, known }).segments;
  const old = placedWords(source);
  const now = placedWords(first.map(({ text }) => text));
  const matches = alignWords(wordsOf(old), wordsOf(now));
  const labels = new Set(runs.flatMap(({ speaker }) => speaker ?? []));
  const pairs = matches.flatMap((match, at) => {
    if (match === null) return [];
    const [one, other] = [before[old[at]?.line ?? -1], first[now[match]?.line ?? -1]];
    return [[one?.speaker ?? null, other?.speaker ?? null] as const];
  });
  const called = joinedLabels(pairs, labels);
  const { carried, corrections } = correctionsOf(before, first, { old, now, matches });
  const { counts, differences, leftOut } = transcriptDifferences({
    old: { lines: before.map((line, at) => ({ text: source[at] ?? '', startMs: line.startMs })), words: old },
    new: { lines: first, words: now },
    matches,
  });
  const present = new Set([...labels].map((label) => called.get(label) ?? label));
  const lost = corrections.filter(({ fate }) => fate === 'lost').length;
  return {
    labels: [...called],
    carried,
    changes: {
      counts: { ...counts, corrections: corrections.length - lost, lost },
      differences,
      leftOut,
      corrections,
      namesLost: named.filter(({ label }) => !present.has(label)).map(({ name }) => name),
    },
  };
}
