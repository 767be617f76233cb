import { weights } from '../weights/weights.ts';

/** What a decision, a result with and without a figure, and a claim add to a sentence. */
export const newsWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  { decision: 0.25, result: 0.25, bareResult: 0.1, claim: 0.15 },
);

/** What follows for an institution: what a look ahead adds; by how much each further stake counts. */
export const consequenceWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  { ahead: 0.5, anyStake: 0.6, stake: 0.4 },
);
