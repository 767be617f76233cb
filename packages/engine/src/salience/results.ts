/** What a reader of a company's results looks for first, with how much it adds to a sentence that has a figure. */
const results: readonly (readonly [number, RegExp])[] = [
  [1.1, /\bper (?:diluted )?share\b|\beps\b/iu],
  [0.6, /\b(?:total |net |consolidated )?revenues?\b|\bnet sales\b|\bsales\b/iu],
  [
    0.7,
    /\bguidance\b|\boutlook\b|\brange of\b|\bin the range\b|\bwe (?:now |currently )?(?:expect|anticipate|project)\b|\bto be (?:between|approximately)\b/iu,
  ],
  [0.35, /\bfull[- ]year\b|\bfiscal (?:year )?\d|\bfor the year\b|\b20\d\d\b/iu],
  [
    0.4,
    /\bnet income\b|\bnet loss\b|\bnet earnings\b|\bebitda\b|\bfree cash flow\b|\bffo\b|\boperating (?:income|profit)\b/iu,
  ],
  [0.3, /\badjusted\b|\bnon-gaap\b|\bsame[- ]store\b|\bcomparable\b|\borganic\b|\bbacklog\b|\bdividend\b/iu],
  [0.3, /\b(?:first|second|third|fourth)[- ]quarter\b|\bquarter\b|\bq[1-4]\b/iu],
  [0.25, /\bincreas\w+|\bdecreas\w+|\bgrew\b|\bgrowth\b|\bup\b|\bdown\b|\bcompared\b|\brecord\b/iu],
];

/** How much of a company's results a sentence tells: 0 without a figure, about 2 for the quarter's headline. */
export function resultWorth(sentence: string, figures: number): number {
  if (figures === 0) return 0;
  let worth = 0;
  for (const [weight, pattern] of results) if (pattern.test(sentence)) worth += weight;
  return worth;
}
