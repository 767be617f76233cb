import { polish } from '../discourse/polish.ts';
import { dropVocatives } from '../discourse/vocative.ts';
import { applyEdits, digitEdits } from '../figures/write-digits.ts';
import { agreesWithDigits, proveNumbers } from '../proof/numbers.ts';
import { readQuantities } from '../proof/read-quantities.ts';
import { type SentenceEnds, wholeEnds } from '../sentences/sentence-ends.ts';

/** Whether a place stands between quotation marks, or behind one that is never closed: there the words are another's. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.split('"').length % 2 === 0 || before.lastIndexOf('“') > before.lastIndexOf('”');
}

/**
 * A sentence tidied for reading, with digits where both readers of numbers read the same figure in its words; else as it
 * was said. Where it is cut from what stands around it, an ellipsis says so.
 */
export function readable(
  text: string,
  givenNames: readonly string[],
  ends: SentenceEnds = wholeEnds,
): string {
  const tidy = polish(dropVocatives(polish(text, ends), givenNames), ends);
  const edits = digitEdits(tidy).filter(({ start }) => !isQuoted(tidy, start));
  if (edits.length === 0) return tidy;
  const quantities = readQuantities(tidy);
  const agreed = edits.filter((edit) => agreesWithDigits(quantities, edit));
  const written = applyEdits(tidy, agreed);
  return proveNumbers(written, text).length === 0 ? written : tidy;
}
