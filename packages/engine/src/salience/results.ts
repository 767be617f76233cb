const share = /\bper (?:\w+ ){0,2}share\b|\beps\b/iu;

/** What a reader of a company's results looks for first, and how much it counts beside the others. */
const results: readonly (readonly [number, RegExp])[] = [
  [2.2, share],
  [1.5, /\b(?:total |net |consolidated )?revenues?\b|\bsales\b/iu],
  [1, /\$\s?\d|\bdollars?\b/iu],
  [0.6, /\d\s?%|\bpercent\b|\bbasis points\b/iu],
  [
    1.3,
    /\bguidance\b|\boutlook\b|\brange of\b|\bin the range\b|\bwe (?:\w+ )?(?:expect|anticipate|project|forecast)\b|\bto be (?:between|approximately)\b|\bis expected to\b/iu,
  ],
  [0.5, /\bfull[- ]year\b|\bfiscal (?:year )?\d|\bfor the year\b|\b20\d\d\b/iu],
  [
    0.8,
    /\bnet income\b|\bnet loss\b|\bnet earnings\b|\bebitda\b|\bfree cash flow\b|\b[an]?ffo\b|\boperating (?:income|profit)\b|\badjusted\b|\bnon-gaap\b|\bsame[- ]store\b|\bcomparable\b|\bbacklog\b/iu,
  ],
  [0.7, /\b(?:first|second|third|fourth)[- ]quarter\b|\bquarter\b|\bq[1-4]\b/iu],
  [0.3, /\bincreas\w+|\bdecreas\w+|\bgrew\b|\bgrowth\b|\bup\b|\bdown\b|\bcompared\b|\brecord\b/iu],
];

/** Figures of money by the share, and figures that are not yet the results themselves. */
const perShare = /\bper (?:\w+ ){0,2}share/iu;
const aside = /\bdividends?\b|\brepurchas\w+|\bbuybacks?\b|\bimpact\w*\b/iu;

const range = /\bin (?:the|a) range\b|\bbetween\b|\brange of\b|\d\S{0,20} to \S{0,20}\d/iu;
/**
 * What headlines are made of: they tell all of these at once. Chosen and weighed by ridge regression on 251 calls that
 * were summed up by hand, and checked on 249 others.
 */
const headlines: readonly (readonly [number, ...RegExp[]])[] = [
  [1.7, share, range],
  [1, share, /\badjusted\b|\bnon-gaap\b|\bcore\b|\bnormalized\b/iu],
  [0.8, /\b(?:total|net|consolidated) (?:\w+ )?(?:revenues?|sales)\b/iu, /\$\s?\d/u],
  [0.7, /(?<!non[- ])\bgaap\b/iu],
  [0.6, /\b(?:expect|anticipat|project|forecast|estimat)\w*\b/iu, range],
  [0.6, /\brevenues?\b|\bsales\b/iu, /\bbillion\b/iu],
  [0.4, /\$\s?\d[^$]*\$\s?\d/u],
];

/**
 * How much of a company's results a sentence tells, the longer the less: 0 without a figure, about 8 for the
 * quarter's headline.
 */
export function resultWorth(sentence: string, words: number): number {
  if (!/\d/u.test(sentence)) return 0;
  let worth = 0;
  for (const [weight, pattern] of results) if (pattern.test(sentence)) worth += weight;
  const fit =
    (sentence.includes('$') && perShare.test(sentence) ? 1.25 : 1) * (aside.test(sentence) ? 0.7 : 1);
  const headline = headlines
    .filter(([, ...parts]) => parts.every((part) => part.test(sentence)))
    .reduce((sum, [weight]) => sum + weight, 0);
  return (worth * fit) / (1 + words / 60) + headline;
}
