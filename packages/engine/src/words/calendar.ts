/** The months in their order, as they are written. */
export const months: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** One of them, for a pattern. */
export const anyMonth = `(?:${months.join('|')})`;
