const fee = /\b(?:fees?|charg\w+)\b/iu;
/** "Net of fees" says what a return is, "without a fee" what costs nothing, and neither says anything of a fee. */
const noFees =
  /\b(?:net|gross|after|before|less|without|no|free)\s+(?:of\s+)?(?:all\s+|any\s+|an?\s+)?(?:management\s+)?fees?\b/giu;

/** A text in which spaces stand for what speaks of fees and tells none: all else keeps its place. */
export const withoutNoFees = (text: string): string =>
  text.replaceAll(noFees, (words) => ' '.repeat(words.length));

/** Whether a text speaks of a fee, and not only of what is left after them. */
export const tellsFee = (text: string): boolean => fee.test(withoutNoFees(text));

const beforePrice = /\b(?:at|for)(?: (?:about|around|some|only|just))?$/iu;
const behindPrice = /^,? ?(?:(?:a|per|each|every) (?:year|month|quarter)|annually|basis points)\b/iu;

/** Whether a figure of a text is what something costs, though nothing calls it so: "we chose them, at 410,000 a year". */
export const isPrice = (text: string, { start, end }: { start: number; end: number }): boolean =>
  beforePrice.test(text.slice(Math.max(0, start - 16), start).trimEnd()) &&
  (behindPrice.test(text.slice(end, end + 14)) || /basis points?$/iu.test(text.slice(start, end)));

const price =
  /\bat (?:about |around |some )?\p{Sc}?[\d.,]{1,12}(?: (?:thousand|million))? (?:(?:a|per) year|basis points)\b/iu;

/** "To acquire it for $29 a share in cash, a value of about $4 billion". */
const purchase =
  /\b(?:acquir(?:e|es|ed|ing)|buy|buys|buying|bought|purchas(?:e|es|ed|ing))\b[^;]{0,240}?\bfor (?:about |approximately |around |some |a total (?:\p{L}+ ){0,3}of )?\p{Sc}\d/iu;

/** Whether a text names a price without calling it one. */
export const tellsPrice = (text: string): boolean => price.test(text);

/** Whether a text says what something is bought for. */
export const tellsPurchase = (text: string): boolean => purchase.test(text);
