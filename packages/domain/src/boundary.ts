/**
 * How many elements at the head of an ordered list hold a condition, which none after them holds; by halves, O(log n).
 * `isBefore`: true for every element up to the boundary, false from there on.
 */
export function boundaryOf<Element>(
  ordered: readonly Element[],
  isBefore: (element: Element) => boolean,
): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = ordered[middle];
    if (element !== undefined && isBefore(element)) low = middle + 1;
    else high = middle;
  }
  return low;
}
