/** The one capital whose small letter JavaScript writes with two signs. */
const dottedI = '\u0130';

/**
 * Small letters as the database makes them in the collation `pg_c_utf8`: each sign alone, whatever stands beside it, and
 * as many signs as before.
 */
export function lowerSigns(text: string): string {
  // Nothing but these letters is made small otherwise by a whole text.
  if (!/[\u0130\u03a3]/u.test(text)) return text.toLowerCase();
  return Array.from(text, (sign) => (sign === dottedI ? 'i' : sign.toLowerCase())).join('');
}
