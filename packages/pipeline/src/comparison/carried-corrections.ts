/**
 * What persons corrected in the old transcript, put into the new one: where the words that were replaced stand in the new one too,
 * the same replacement is made there, however the line was cut and whatever else of it reads otherwise.
 */
import type { CorrectionFate } from '@ecco/domain';
import { alignWords } from './align-words.ts';
import { type DifferingRun, differingRuns } from './differing-runs.ts';
import { type PlacedWord, placedWords } from './placed-words.ts';

export type CorrectedLine = { said: string; corrected: string };

/** A stretch of a line of the new transcript and what is to stand there. */
type Replacement = { line: number; from: number; to: number; text: string };
type CarriedRun = { fate: CorrectionFate; replacement: Replacement | null };

type Carrying = {
  /** All words of the old and of the new transcript. */
  oldWords: readonly PlacedWord[];
  newWords: readonly PlacedWord[];
  matches: readonly (number | null)[];
};

const endOf = ({ at, length }: PlacedWord): number => at + length;

/** Where the run of replaced words stands in the new transcript as one run of one line; null where it does not. */
function standingRun({ newWords, matches }: Carrying, [from, to]: readonly [number, number]) {
  const first = matches[from];
  if (first === null || first === undefined) return null;
  for (let at = from; at < to; at += 1) if (matches[at] !== first + at - from) return null;
  const [begin, end] = [newWords[first], newWords[first + to - from - 1]];
  return begin && end && begin.line === end.line
    ? { line: begin.line, from: begin.at, to: endOf(end) }
    : null;
}

/** Where words are to be inserted: beside the neighbor that stands in the new transcript. */
function insertion({ newWords, matches, oldWords }: Carrying, at: number, text: string): Replacement | null {
  const isNeighbor = (index: number): boolean =>
    oldWords[index]?.line === oldWords[at]?.line || index === at - 1;
  const [left, right] = [matches[at - 1], matches[at]];
  const before = isNeighbor(at - 1) && typeof left === 'number' ? newWords[left] : undefined;
  if (before) return { line: before.line, from: endOf(before), to: endOf(before), text: ` ${text}` };
  const after = typeof right === 'number' ? newWords[right] : undefined;
  return after ? { line: after.line, from: after.at, to: after.at, text: `${text} ` } : null;
}

/** Whether the new transcript has, between what surrounds the run, the very words of the person. */
function agrees(
  { newWords, matches }: Carrying,
  [from, to]: readonly [number, number],
  words: readonly string[],
): boolean {
  const [left, right] = [matches[from - 1], matches[to]];
  const begin = typeof left === 'number' ? left + 1 : typeof right === 'number' ? right - words.length : null;
  if (begin === null || words.length === 0) return false;
  return words.every((word, n) => newWords[begin + n]?.word === word);
}

type LineWords = { corrected: string; words: readonly PlacedWord[]; offset: number };

function carriedRun(carrying: Carrying, line: LineWords, { old, new: now }: DifferingRun): CarriedRun {
  const inStream = [old[0] + line.offset, old[1] + line.offset] as const;
  const written = line.words.slice(now[0], now[1]);
  const [first, last] = [written[0], written.at(-1)];
  const text = first && last ? line.corrected.slice(first.at, endOf(last)) : '';
  if (
    agrees(
      carrying,
      inStream,
      written.map(({ word }) => word),
    )
  )
    return { fate: 'agrees', replacement: null };
  const at = inStream[0] === inStream[1] ? null : standingRun(carrying, inStream);
  const replacement =
    inStream[0] === inStream[1] ? insertion(carrying, inStream[0], text) : at && { ...at, text };
  return { fate: replacement === null ? 'lost' : 'stays', replacement };
}

/** The fate of a correction with several parts is that of its worst part. */
const fateOf = (runs: readonly CarriedRun[]): CorrectionFate => {
  if (runs.some(({ fate }) => fate === 'lost')) return 'lost';
  return runs.length > 0 && runs.every(({ fate }) => fate === 'agrees') ? 'agrees' : 'stays';
};

type CarriedCorrection = { fate: CorrectionFate; replacements: Replacement[] };

/** What becomes of a corrected line, whose first word has this index in the old transcript. */
export function carryCorrection(
  carrying: Carrying,
  { said, corrected }: CorrectedLine,
  offset: number,
): CarriedCorrection {
  const [before, words] = [placedWords([said]), placedWords([corrected])];
  const matches = alignWords(
    before.map(({ word }) => word),
    words.map(({ word }) => word),
  );
  const runs = differingRuns(matches, words.length).map((run) =>
    carriedRun(carrying, { corrected, words, offset }, run),
  );
  return { fate: fateOf(runs), replacements: runs.flatMap(({ replacement }) => replacement ?? []) };
}

/** A line with some replacements made; those that overlap an earlier one are left out. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  let result = text;
  let begin = Number.POSITIVE_INFINITY;
  for (const { from, to, text: words } of replacements.toSorted((one, other) => other.from - one.from)) {
    if (to > begin) continue;
    const rest = result.slice(to);
    // Words that go take the space behind them along.
    result = result.slice(0, from) + words + (words === '' ? rest.replace(/^ /, '') : rest);
    begin = from;
  }
  return result;
}
