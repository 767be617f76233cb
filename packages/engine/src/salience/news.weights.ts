import { weights } from '../weights/weights.ts';

/** What a decision, a result with and without a figure, and a claim add to a sentence. */
export const newsWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  { decision: 0.25, result: 0.25, bareResult: 0.1, claim: 0.15 },
);

/** What follows for an institution: a conclusion, a view ahead, an importance; by how much each further stake counts. */
export const consequenceWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  { onlyTold: 0.2, strong: 1.5, ahead: 0.35, matters: 0.45, anyStake: 0.6, stake: 0.4 },
);
