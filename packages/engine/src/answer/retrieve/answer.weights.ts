import { weights } from '../../weights/weights.ts';

/**
 * Which sentences of the places answer: their place, their own words, their weight in the item, and their manner; the
 * share of the words of one that answers to the point which another must have to stand beside it, and of the best one's
 * words that it must have itself; the share that another must have where nothing answers to the point.
 */
export const chosenWeights = weights(
  { made: 'by hand', on: '1,095 questions of QMSum train, checked on validation', script: null },
  {
    place: 2,
    own: 0.8,
    central: 0.2,
    personal: 3,
    kind: 0.4,
    nearFact: 5,
    nearAccount: 1,
    beside: 0.3,
    besideOpen: 0.3,
    sure: 0.5,
  },
);

/**
 * What is around a place, what its titles say, and what was made of its source. Of that little: an outline made of the
 * same sentences tells nothing new, one by the publisher or by a person may.
 */
export const placeWeights = weights(
  { made: 'by hand', on: 'QMSum train and validation', script: null },
  { near: 0.25, wide: 0.5, own: 0.5, title: 1, outline: 0.1, analysis: 0.05 },
);

/** Items of a library that a question is put to, at most, and the share of the best one's score that each must have. */
export const sourceWeights = weights(
  { made: 'by hand', on: 'questions of the development library', script: 'eval/library.ts' },
  { most: 8, leastShare: 0 },
);

/** How much more a sentence weighs that concerns what the asker wants to know. */
export const concernWeights = weights(
  { made: 'by hand', on: 'read on invented texts: it settles what is nearly even', script: null },
  { concern: 0.25 },
);

/** The share of the best figure's score from which on one that a call tells before it is the company's own. */
export const wholeWeights = weights(
  { made: 'by hand', on: 'questions to calls of Earnings-21 and -22', script: 'eval/retrieval.ts' },
  { near: 0.7 },
);
