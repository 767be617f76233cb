import type { RatedStatement } from '../salience/salience.ts';

/** Asked again by the next list of the page, it answers from memory. */
export function remembered<Value>(judge: (one: RatedStatement) => Value): (one: RatedStatement) => Value {
  const known = new Map<RatedStatement, Value>();
  return (one) => {
    const match = known.get(one);
    if (match !== undefined) return match;
    const value = judge(one);
    known.set(one, value);
    return value;
  };
}
