import { lexicon } from '../lexicon/lexicon.ts';

/** Opens what a company says of its own business. */
export const businessIs = lexicon({
  at: 'opening',
  phrases: String.raw`
(we|the company|our company) (is|are) (an?|the|one of)  + We are a retailer of tools.  - We are pleased.
(we|the company|our company) (primarily )?(operates?|offers?|provides?|designs?|develops?|sells?|manufactures?|owns?)  + We design and sell tools.  - We hired staff.
our (primary |principal |core )?business(es)? (is|are|consists?)  + Our primary business is the sale of tools.  - Our business grew.
`,
});

/** Says nothing of what is sold: whom it follows, what it stands for, what it gives its own people. */
export const vagueOf = lexicon({
  words:
    'employees values? value-driven values-driven purpose passion pioneers? defendants? party subject unable',
});

/** Says what a line of the accounts holds, and nothing of what it came to. */
export const definesOf = lexicon({
  words: 'includes? represents? consists? comprises?',
});
