import type { PlacedWord } from './placed-words.ts';

/** Words of one transcript that stand where the other has others: from and to an index of its stream, to excluded. */
export type DifferingRun = { old: [number, number]; new: [number, number] };

/** Two differences with no more words between them are one. */
const mostBetween = 1;

/** What lies between the words that both have, in order. */
export function differingRuns(matches: readonly (number | null)[], newLength: number): DifferingRun[] {
  const runs: DifferingRun[] = [];
  let [from, to] = [0, 0];
  const add = (at: number, match: number): void => {
    if (at === from && match === to) return;
    const before = runs.at(-1);
    const isNear = before && from - before.old[1] <= mostBetween && to - before.new[1] <= mostBetween;
    if (before && isNear) {
      before.old[1] = at;
      before.new[1] = match;
    } else runs.push({ old: [from, at], new: [to, match] });
  };
  for (const [at, match] of matches.entries()) {
    if (match === null) continue;
    add(at, match);
    [from, to] = [at + 1, match + 1];
  }
  add(matches.length, newLength);
  return runs;
}

/** The part of a line in which words of a run stand, or the place between two words where none does. */
export type RunPlace = { line: number; from: number; to: number; isWhole: boolean };

/** Where the first line of a run is, and what of it the run covers. `isWhole`: it does not go on in a later line. */
export function placeOfRun(words: readonly PlacedWord[], [from, to]: readonly [number, number]): RunPlace {
  const first = words[from];
  if (from === to || first === undefined) {
    const before = words[from - 1];
    if (before)
      return {
        line: before.line,
        from: before.at + before.length,
        to: before.at + before.length,
        isWhole: true,
      };
    return { line: first?.line ?? 0, from: first?.at ?? 0, to: first?.at ?? 0, isWhole: true };
  }
  let last = first;
  for (let at = from; at < to && words[at]?.line === first.line; at += 1) last = words[at] ?? last;
  const isWhole = words[to - 1]?.line === first.line;
  return { line: first.line, from: first.at, to: last.at + last.length, isWhole };
}
