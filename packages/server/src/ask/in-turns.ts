import { largestOf } from '@ecco/domain';

/** The first of each list, then the second of each, and so on; each value once. */
export function inTurns<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = largestOf(
    lists.map(({ length }) => length),
    0,
  );
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  return [...new Set(turns.flat())];
}
