const fee = /\b(?:fees?|charg\w+)\b/iu;
/** "Net of fees" says what a return is, and nothing of a fee. */
const afterFees = /\b(?:net|gross|after|before|less)\s+(?:of\s+)?(?:all\s+)?fees?\b/giu;

/** Whether a text speaks of a fee, and not only of what is left after them. */
export const tellsFee = (text: string): boolean => fee.test(text.replaceAll(afterFees, ' '));
