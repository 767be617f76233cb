import { weights } from '../../weights/weights.ts';

/**
 * What two decisions must share to be one, and what must be nowhere before anything is said to be missing: a claim that
 * is wrong costs more than one that is not made.
 */
export const compareWeights = weights(
  {
    made: 'by hand',
    on: 'half of the pairs of recordings and minutes of `npm run eval -- gaps`, so that nothing is claimed in doubt',
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
    /** And of all that tells of a decision, each term weighed by how few others have it, one paragraph has so much at most. */
    mostWeightOfMissing: 2,
    mostShareOfDecision: 0.3,
    /** What there is to be found weighs so much, at least. */
    leastTold: 2,
    /** A paragraph with so many words of the discussion, and so large a share of its own, may tell of it in other words. */
    leastDiscussed: 3,
    leastShareDiscussed: 0.4,
    /** Terms of a paragraph that is looked for in the recording, at least. */
    leastTermsOfLine: 4,
    /** Which share of them, weighed, is said together where the paragraph is of the recording. */
    leastShareOfLine: 0.4,
    /** Paragraphs that are said in it, at least, and more than this share of all. */
    leastLinesFound: 2,
    leastShareOfLines: 0.6,
    /** Segments of the minutes that are looked at together. */
    together: 3,
  },
);
