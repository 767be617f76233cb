import { appendAll, boundaryOf } from '@ecco/domain';

/** A pair of places: [index in the old sequence, index in the new one]. */
export type Pair = readonly [number, number];

/** Places of the keys that occur exactly once. */
function uniquePlaces(keys: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, key] of keys.entries()) {
    if (places.has(key)) repeated.add(key);
    places.set(key, index);
  }
  for (const key of repeated) places.delete(key);
  return places;
}

/** The longest run of pairs that rises on both sides; patience sorting, O(n log n). Pairs come in old order. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const tops: number[] = [];
  const before: (number | null)[] = [];
  for (const [index, pair] of pairs.entries()) {
    const length = boundaryOf(tops, (top) => (pairs[top]?.[1] ?? 0) < pair[1]);
    before.push(length === 0 ? null : (tops[length - 1] ?? null));
    tops[length] = index;
  }
  const rising: Pair[] = [];
  for (let at = tops.at(-1) ?? null; at !== null; at = before[at] ?? null) {
    const pair = pairs[at];
    if (pair !== undefined) rising.push(pair);
  }
  return rising.reverse();
}

/** Extends anchors over equal neighbors, so that repeated lines ("Yeah.") beside an anchor match as well. */
function extend(anchors: readonly Pair[], left: readonly string[], right: readonly string[]): Pair[] {
  const extended: Pair[] = [];
  const bounds: Pair[] = [...anchors, [left.length, right.length]];
  let [i, j] = [0, 0];
  for (const [a, b] of bounds) {
    while (i < a && j < b && left[i] === right[j]) {
      extended.push([i, j]);
      i += 1;
      j += 1;
    }
    const backwards: Pair[] = [];
    for (let [x, y] = [a - 1, b - 1]; x >= i && y >= j && left[x] === right[y]; x -= 1, y -= 1) {
      backwards.push([x, y]);
    }
    appendAll(extended, backwards.reverse());
    if (a < left.length) extended.push([a, b]);
    [i, j] = [a + 1, b + 1];
  }
  return extended;
}

/** Monotone matches of equal keys, found from the keys that occur once on each side. Keys may be empty. */
export function alignAnchors(left: readonly string[], right: readonly string[]): Pair[] {
  const places = uniquePlaces(right);
  const pairs: Pair[] = [];
  for (const [key, index] of uniquePlaces(left)) {
    const place = places.get(key);
    if (place !== undefined && key !== '') pairs.push([index, place]);
  }
  pairs.sort((one, other) => one[0] - other[0]);
  return extend(longestRising(pairs), left, right);
}
