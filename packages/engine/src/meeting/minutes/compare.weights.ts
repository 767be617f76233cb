import { weights } from '../../weights/weights.ts';

/**
 * What two decisions must share to be one, and what must be nowhere before anything is said to be missing: a claim that
 * is wrong costs more than one that is not made.
 */
export const compareWeights = weights(
  {
    made: 'by hand',
    on: 'recordings and minutes of invented meetings, so that nothing is claimed in doubt',
    script: null,
  },
  {
    /** Share of the terms of the recorded motion that the motion of the minutes has too. */
    leastShare: 0.5,
    /** What the next best is behind, at least. */
    leastLead: 0.25,
    /** Terms that both have, at least. */
    leastTerms: 2,
    /** What is said to be missing has at least so many terms of its own. */
    leastTermsOfMissing: 3,
    /** And so large a share of them stands nowhere together in the minutes, at most. */
    mostShareOfMissing: 0.34,
    /** Segments of the minutes that are looked at together. */
    together: 3,
  },
);
