const fee = /\b(?:fees?|charg\w+)\b/iu;
/** "Net of fees" says what a return is, "without a fee" what costs nothing, and neither says anything of a fee. */
const noFees =
  /\b(?:net|gross|after|before|less|without|no|free)\s+(?:of\s+)?(?:all\s+|any\s+|an?\s+)?(?:management\s+)?fees?\b/giu;

/** A text in which spaces stand for what speaks of fees and tells none: all else keeps its place. */
export const withoutNoFees = (text: string): string =>
  text.replaceAll(noFees, (words) => ' '.repeat(words.length));

/** Whether a text speaks of a fee, and not only of what is left after them. */
export const tellsFee = (text: string): boolean => fee.test(withoutNoFees(text));
