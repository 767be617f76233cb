type Choice = {
  /** Every row of the page, in the order shown. */
  keys: readonly string[];
  chosen: ReadonlySet<string>;
  /** The row that was pressed. */
  key: string;
  /** The row from which a range reaches to the pressed one. */
  from?: string | null;
};

/** Turns one row over; with `from`, every row between the two follows the pressed one. */
export function chooseRows({ keys, chosen, key, from = null }: Choice): Set<string> {
  const next = new Set(chosen);
  const isChosen = !chosen.has(key);
  const [a, b] = [keys.indexOf(from ?? key), keys.indexOf(key)];
  const range = a < 0 ? [key] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
  for (const one of range) {
    if (isChosen) next.add(one);
    else next.delete(one);
  }
  return next;
}

/** All rows of the page, or none of them once all were chosen. */
export const chooseAll = (keys: readonly string[], chosen: ReadonlySet<string>): Set<string> =>
  keys.every((key) => chosen.has(key)) ? new Set() : new Set(keys);
