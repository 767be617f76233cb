import { lexicon } from '../lexicon/lexicon.ts';

export const share = lexicon({
  words: 'eps',
  phrases: String.raw`
per (\w+ ){0,2}share  + Two dollars per diluted share.  - They share it per fund.
`,
});

export const revenue = lexicon({
  words: 'revenues? sales',
});

export const totalRevenue = lexicon({
  phrases: String.raw`
(total|net|consolidated) (\w+ )?(revenues?|sales)  + Total net revenue rose.  - Revenue rose.
`,
});

export const outlook = lexicon({
  words: 'guidance outlook',
  phrases: String.raw`
range of  + A range of 2 to 3.  - The range grew.
in the range  + It is in the range we set.  - Cattle range in the west.
we (\w+ )?(expect|anticipate|project|forecast)  + We now expect growth.  - They expect growth.
to be (between|approximately)  + It is to be between 2 and 3.  - It is to be sold.
is expected to  + It is expected to grow.  - Growth is what they expected.
`,
});

export const year = lexicon({
  phrases: String.raw`
full[- ]year  + The full-year figure rose.  - It took a full two years.
fiscal (year )?\d~  + In fiscal 2027 it rose.  - Fiscal policy changed.
for the year  + It rose for the year.  - It rose for a year.
20\d\d  + It rose in 2027.  - It rose by 1,027.
`,
});

export const measure = lexicon({
  words: 'ebitda [an]?ffo adjusted non-gaap comparable backlog',
  phrases: String.raw`
net (income|loss|earnings)  + The net loss grew.  - The loss grew.
free cash flow  + Free cash flow rose.  - Cash flow rose.
operating (income|profit)  + Operating profit rose.  - Profit rose.
same[- ]store  + Same-store sales rose.  - The same big store closed.
`,
});

export const quarter = lexicon({
  words: 'quarter q[1-4]',
});

export const change = lexicon({
  words: String.raw`increas\w+ decreas\w+ grew growth up down compared record`,
});

/** Figures of money that are not the results themselves. */
export const aside = lexicon({
  words: String.raw`dividends? repurchas\w+ buybacks? impact\w*`,
});

export const adjusted = lexicon({
  words: 'adjusted non-gaap core normalized',
});

export const expected = lexicon({
  words: String.raw`expect\w* anticipat\w* project\w* forecast\w* estimat\w*`,
});
