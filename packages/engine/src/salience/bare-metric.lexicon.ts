import { lexicon } from '../lexicon/lexicon.ts';

/** What stands before a measure and says nothing of whose it is. */
export const modifiers = lexicon({
  words: 'the our and adjusted reported gaap non-gaap total overall consolidated group',
});

/** Measures that are of the whole or of a part. */
export const metrics = lexicon({
  words: 'sales revenues? ebitda? ebita earnings volumes? backlog orders occupancy margins?',
  phrases: String.raw`
net sales  + Net sales rose.  - Sales rose net of tax.
net (income|loss)  + Net income rose.  - Income rose.
operating (income|profit|loss|margin)  + Operating income rose.  - Income rose.
gross (profit|margin)  + Gross profit rose.  - Profit rose.
income before tax(es)?  + Income before taxes rose.  - Income rose.
organic growth  + Organic growth slowed.  - Growth slowed.
`,
});

/** What follows "for" or "in" and is a time or an amount, and not what the measure is of. */
export const noPart = lexicon({
  words: `first second third fourth last full fiscal quarter year period nine six twelve approximately about nearly RMB USD EUR`,
});
