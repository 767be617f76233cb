import { lexicon } from '../../lexicon/lexicon.ts';

/** Says of something that it was done. */
export const completedVerbs = lexicon({
  words: String.raw`adopted approved voted hired retained selected terminated redeemed committed appointed lowered reduced
raised increased changed elected named replaced ended rejected authorized awarded invested allocated engaged resigned retired left joined
became was were`,
});

/** Before a day from which something holds, or to which it runs. */
export const runsFrom = lexicon({
  at: 'closing',
  phrases: String.raw`
(effective|beginning|starting|commencing|begin|start|as|until|through|by|from|due|expir\w+|ending|ends?|matur\w+|since|back)( on| in| of)?[ ,]*  + It is effective on  - The board met
`,
});
