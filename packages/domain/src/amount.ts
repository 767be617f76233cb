export const amountBounds = ['at_most', 'at_least', 'about'] as const;
export type AmountBound = (typeof amountBounds)[number];

/** What is said of a sum besides its number. */
export type AmountTerms = {
  /** It is the most, the least, or not exact. */
  bound: AmountBound | null;
  /** The upper end of a range that begins with the sum. */
  to: number | null;
  /** What it was before: the sum is what it was changed to. */
  from: number | null;
  /** It is paid or committed in each year. */
  yearly: boolean;
  /** Years over which it is spread. */
  years: number | null;
};

/** A sum of money, the words it was read from, and what they say besides the number; null where that is nothing. */
export type Money = { text: string; value: number; currency: string; terms: AmountTerms | null };

export const plainTerms: AmountTerms = { bound: null, to: null, from: null, yearly: false, years: null };

/** Terms that say anything; null for those that say nothing. */
export const termsOrNull = (terms: AmountTerms): AmountTerms | null =>
  Object.values(terms).some((said) => said !== null && said !== false) ? terms : null;
