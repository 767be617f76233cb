import type { DraftLine } from '@ecco/contract';
import { proveNumbers, proveQuote } from '@ecco/engine';
import { quoteReworded, wordingUnproved } from './mail-draft.errors.ts';

const quotation = /“([^“”]+)”|"([^"]+)"/gu;

/**
 * How a sentence was reworded, where its places still prove the numbers and the quotations in it.
 * @throws RequestError 400 for a changed quotation, and for what no place of the sentence holds
 */
export function provedWording(line: DraftLine, wording: string): string {
  if (wording === line.text) return wording;
  if (line.verbatim) throw quoteReworded();
  const source = [line.text, ...line.places.map(({ quote }) => quote)].join(' ');
  const [number] = proveNumbers(wording, source);
  if (number !== undefined) throw wordingUnproved(number);
  for (const [, curly, straight] of wording.matchAll(quotation)) {
    const quote = curly ?? straight ?? '';
    if (proveQuote(quote, source)?.exact !== true) throw wordingUnproved(quote);
  }
  return wording;
}
