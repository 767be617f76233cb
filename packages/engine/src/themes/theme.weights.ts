import { weights } from '../weights/weights.ts';

/** What a sign of a theme counts that is said of nothing else, and one that is said of other things too. */
export const signWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  { own: 2, shared: 1, result: 1.2 },
);
