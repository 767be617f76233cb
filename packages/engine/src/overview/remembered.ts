import type { RatedStatement } from '../salience/salience.ts';

/** Asked again by the next list of the page, it answers from memory. */
export function remembered<Value>(judge: (one: RatedStatement) => Value): (one: RatedStatement) => Value {
  const known = new Map<RatedStatement, Value>();
  return (one) => {
    const found = known.get(one);
    if (found !== undefined) return found;
    const value = judge(one);
    known.set(one, value);
    return value;
  };
}
