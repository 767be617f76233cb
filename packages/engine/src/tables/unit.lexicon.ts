import { lexicon } from '../lexicon/lexicon.ts';

/** Figures for one of something: no scale of a table holds for them. */
export const perUnit = lexicon({
  words: 'eps dps',
  phrases: String.raw`
~per (\w+ )?(common )?(unit|share)s?~  + Earnings per diluted share  - Share price
`,
});

/** Shares, which a table may count in the scale of its money or not. */
export const sharesOf = lexicon({
  phrases: String.raw`
shares (used|outstanding|issued|repurchased)  + Diluted shares outstanding  - Share repurchases
(weighted|average)[ -]average\b[^.]{0,40}\bshares  + Weighted-average ordinary shares  - Weighted-average rate
^(potential )?shares  + Shares of common stock  - Our shares fell
~anti-?dilutive  + Antidilutive awards left out  - Dilutive awards
share-based awards  + Share-based awards excluded  - Share-based payments
number of shares  + Number of shares sold  - A number of sales
`,
});

/** People and things that are counted one by one. */
export const countedOf = lexicon({
  words:
    'members memberships? retirees participants beneficiaries employees headcount count subscribers stores plants',
  phrases: String.raw`
number of  + Number of plants  - A large number
`,
});

/** Shares of a whole and speeds, which are money where they stand in thousands: "Gross margin 146,052". */
export const rateOf = lexicon({
  words: 'ratios? rates? returns? margins? yield',
});
