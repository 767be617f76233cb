/** What stands before a quote and after it, to the end of what the same voice says there. */
export type Surroundings = { before: string; after: string };

const stop = /[.!?…。！？]["'”’)\]]*\s*$/u;
const closes = /^["'”’)\]]*[.!?…。！？]/u;

/**
 * The end of a shown text that closes with a stop which its source has not there, with the words that the source goes
 * on with; nothing where the stop is the source's own, or where the voice or the paragraph ends without one.
 */
export function ownStops(text: string, quote: string, { after }: Pick<Surroundings, 'after'>): string[] {
  if (!/[.!?]["'”’)\]]*$/u.test(text)) return [];
  const isDecimal =
    /\d\|?\.\|?\d/u.test(`${quote.slice(-2)}|${after.slice(0, 2)}`) && !/\d\.\d\|/u.test(`${quote}|`);
  if (!isDecimal && (stop.test(quote) || closes.test(after))) return [];
  const goesOn = after.trim();
  return /[\p{L}\p{N}]/u.test(goesOn) ? [`${quote.slice(-24)}|${goesOn.slice(0, 24)}`] : [];
}
