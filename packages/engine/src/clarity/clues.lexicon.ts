import { lexicon } from '../lexicon/lexicon.ts';

/** Points at something, here or before. */
export const demonstrative = lexicon({ words: 'this that these those' });

/** Says of something what it is. */
export const copula = lexicon({ words: 'is are was were' });

/** Speaks for a house. */
export const ours = lexicon({ words: "we our us we're we've" });

/** Says when in the year, or against which time. */
export const period = lexicon({ words: 'quarter year fiscal month compared' });

/** Joins what is said to whoever says or sees it. */
export const saysThat = lexicon({
  phrases: `
(think|believe|said|say|means?|know|found|shows?|see) that  + We believe that rates fall.  - We believe them.
(is|was) that  + The point is that fees fall.  - That is it.
`,
});

/** Opens with where, when or by what. */
export const opensAside = lexicon({ at: 'opening', words: 'in on at for with from by of to as' });

/** Opens with whoever listens. */
export const opensWithYou = lexicon({ at: 'opening', words: "you your you're you've" });

/** After these words "the plan" says itself which one: "the plan of the board". */
export const saysWhich = lexicon({ at: 'whole', words: 'of that which who for in to from between where' });
