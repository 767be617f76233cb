// A list that is spread into a call gives it an argument for each value: as many as the stack has room for, and an error
// beyond that. These take lists of any length.

/** The largest of some numbers, and of `floor`; -Infinity of none. */
export function largestOf(values: Iterable<number>, floor = Number.NEGATIVE_INFINITY): number {
  let largest = floor;
  for (const value of values) largest = Math.max(largest, value);
  return largest;
}

/** The smallest of some numbers, and of `ceiling`; Infinity of none. */
export function smallestOf(values: Iterable<number>, ceiling = Number.POSITIVE_INFINITY): number {
  let smallest = ceiling;
  for (const value of values) smallest = Math.min(smallest, value);
  return smallest;
}

/** Puts all of `more` at the end of a list. */
export function appendAll<Value>(list: Value[], more: Iterable<Value>): void {
  for (const value of more) list.push(value);
}
