import { diffArrays } from 'diff';
import { alignAnchors, type Pair } from '../segments/anchor-alignment.ts';

/** Runs of so many words that occur once on each side are anchors. */
const runLength = 3;
/** What lies between two anchors is compared word for word up to so many words that differ; beyond it is another text. */
const mostEdits = 400;

const runsOf = (words: readonly string[]): string[] =>
  words.map((_, at) => (at + runLength > words.length ? '' : words.slice(at, at + runLength).join(' ')));

/** The matches of two short runs of words, by the shortest edit (E. Myers, 1986). */
function matchesBetween(left: readonly string[], right: readonly string[]): Pair[] {
  const parts = diffArrays([...left], [...right], { maxEditLength: mostEdits });
  if (parts === undefined) return [];
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (const { count, added, removed } of parts) {
    if (!added && !removed) for (let n = 0; n < count; n += 1) pairs.push([i + n, j + n]);
    if (!added) i += count;
    if (!removed) j += count;
  }
  return pairs;
}

/** For each word of the left the index of the same word of the right, in order on both sides; null where there is none. */
export function alignWords(left: readonly string[], right: readonly string[]): (number | null)[] {
  const matches: (number | null)[] = left.map(() => null);
  let last = -1;
  for (const [i, j] of alignAnchors(runsOf(left), runsOf(right))) {
    if (left[i] !== right[j]) continue;
    for (let n = 0; n < runLength && i + n < left.length; n += 1) {
      if (j + n <= last || left[i + n] !== right[j + n] || matches[i + n] !== null) continue;
      matches[i + n] = j + n;
      last = j + n;
    }
  }
  let [from, to] = [0, 0];
  for (let at = 0; at <= left.length; at += 1) {
    const match = at === left.length ? right.length : (matches[at] ?? null);
    if (match === null) continue;
    if (at > from || match > to) {
      const gap = [left.slice(from, at), right.slice(to, match)] as const;
      if (gap[0].length > 0 && gap[1].length > 0)
        for (const [i, j] of matchesBetween(...gap)) matches[from + i] = to + j;
    }
    [from, to] = [at + 1, match + 1];
  }
  return matches;
}
