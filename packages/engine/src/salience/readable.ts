import { polish } from '../discourse/polish.ts';
import { dropVocatives } from '../discourse/vocative.ts';
import { applyEdits, digitEdits } from '../figures/write-digits.ts';
import { agreesWithDigits, proveNumbers } from '../proof/numbers.ts';
import { readQuantities } from '../proof/read-quantities.ts';

/** What somebody else wrote between quotation marks stays in their spelling; so does what is never closed. */
const quotation = /"[^"]*(?:"|$)|“[^”]*(?:”|$)/gu;

/**
 * A sentence tidied for reading, with digits where both readers of numbers read the same figure in its words; else as it
 * was said.
 */
export function readable(text: string, givenNames: readonly string[]): string {
  const tidy = polish(dropVocatives(polish(text), givenNames));
  const quoted = [...tidy.matchAll(quotation)].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
  const edits = digitEdits(tidy).filter(
    (edit) => !quoted.some(({ start, end }) => edit.start < end && start < edit.end),
  );
  if (edits.length === 0) return tidy;
  const quantities = readQuantities(tidy);
  const agreed = edits.filter((edit) => agreesWithDigits(quantities, edit));
  const written = applyEdits(tidy, agreed);
  return proveNumbers(written, text).length === 0 ? written : tidy;
}
