import type { Rated } from '../salience/salience.ts';

/** Asked again by the next list of the page, it answers from memory. */
export function remembered<Value>(judge: (one: Rated) => Value): (one: Rated) => Value {
  const known = new Map<Rated, Value>();
  return (one) => {
    const found = known.get(one);
    if (found !== undefined) return found;
    const value = judge(one);
    known.set(one, value);
    return value;
  };
}
