import type { Pair } from './anchor-alignment.ts';
import { similarity, type Words } from './word-overlap.ts';

/** Two segments are the same when this share of their words agrees. */
const sameShare = 0.7;
/** Largest gap aligned exactly, in cells of the table; a larger one holds a different text more often than not. */
const maxCells = 40_000;
/** How far from its expected place a segment is looked for in a larger gap. */
const reach = 12;

type Gap = { left: Words[]; right: Words[] };

/** A large gap: each segment in turn takes the nearest sufficiently equal one after the last match. */
function alignNear({ left, right }: Gap): Pair[] {
  const pairs: Pair[] = [];
  let next = 0;
  for (const [i, words] of left.entries()) {
    for (let j = next; j < Math.min(right.length, next + reach); j += 1) {
      if (similarity(words, right[j] ?? []) < sameShare) continue;
      pairs.push([i, j]);
      next = j + 1;
      break;
    }
  }
  return pairs;
}

/** The best monotone matching of a gap (global alignment with free gaps, Needleman & Wunsch 1970). */
function alignGap({ left, right }: Gap): Pair[] {
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width);
  const gain = new Float64Array(best.length);
  for (let i = 1; i <= left.length; i += 1) {
    for (let j = 1; j <= right.length; j += 1) {
      const at = i * width + j;
      const alike = similarity(left[i - 1] ?? [], right[j - 1] ?? []);
      gain[at] = alike >= sameShare ? alike : 0;
      const matched = gain[at] > 0 ? (best[at - width - 1] ?? 0) + gain[at] : 0;
      best[at] = Math.max(best[at - width] ?? 0, best[at - 1] ?? 0, matched);
    }
  }
  const pairs: Pair[] = [];
  let [i, j] = [left.length, right.length];
  while (i > 0 && j > 0) {
    const at = i * width + j;
    const here = best[at] ?? 0;
    if ((gain[at] ?? 0) > 0 && here === (best[at - width - 1] ?? 0) + (gain[at] ?? 0)) {
      pairs.push([i - 1, j - 1]);
      i -= 1;
      j -= 1;
    } else if (here === (best[at - width] ?? 0)) i -= 1;
    else j -= 1;
  }
  return pairs.reverse();
}

/** Adds to the anchors the monotone matches of nearly equal segments between them. */
export function alignSimilar(left: Words[], right: Words[], anchors: readonly Pair[]): Pair[] {
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  const bounds: Pair[] = [...anchors, [left.length, right.length]];
  for (const [a, b] of bounds) {
    const gap = { left: left.slice(i, a), right: right.slice(j, b) };
    const align = gap.left.length * gap.right.length > maxCells ? alignNear : alignGap;
    for (const [x, y] of align(gap)) pairs.push([i + x, j + y]);
    if (a < left.length) pairs.push([a, b]);
    [i, j] = [a + 1, b + 1];
  }
  return pairs;
}
