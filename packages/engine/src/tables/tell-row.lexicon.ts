import { lexicon } from '../lexicon/lexicon.ts';

/** Figures that are no amounts of money, whatever the table is in. */
export const unscaled = lexicon({
  words: 'eps percent ratios? rates? returns? margin shares members retirees count',
  phrases: String.raw`
~per (\w+ )?(unit|share)~  + Earnings per diluted share  - Share price
~%~  + Change in %  - Change
number of  + Number of plants  - A large number
`,
});
