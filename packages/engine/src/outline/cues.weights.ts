import { weights } from '../weights/weights.ts';

/** What each sign adds to the logarithm of the odds that a part begins. */
export const spokenWeights = weights(
  {
    made: 'by logistic regression',
    on: 'QMSum train, TreeSeg dev, talks dev and news dev, each set weighed alike whatever its size',
    script: null,
  },
  {
    acknowledges: 0.85,
    concludes: 0.35,
    thanks: 1.32,
    movesOn: 1.67,
    namesSubject: 1.52,
    counts: 1.08,
    sumsUp: 1.3,
    handsOver: 1.77,
    invites: 1.41,
    opensTopic: 2.02,
    asks: 0.52,
    changes: -1.25,
    scrap: -0.53,
    segmentLength: 0.32,
    turnLength: 0.04,
    longTurn: 0.39,
    afterQuestion: -0.74,
    askerShare: 1.44,
    leadIn: 2.14,
    ledIn: -2.19,
    afterScrap: 0.11,
    parted: 0.68,
    dip: 0.38,
    news: 0.15,
    newest: 0.09,
    /** Against the words of the cut, which are more and say less each. */
    emphasis: 3,
  },
);

/** The other signs of a beginning. */
export const cueWeights = weights(
  { made: 'by hand', on: 'read on calls and articles', script: null },
  { heading: 7, nextOnCall: 7, handOverOnCall: 7 },
);

/** The cut: draws imagined beforehand, and what words, voices and lengths count. */
export const cutWeights = weights(
  {
    made: 'by hand',
    on: 'QMSum train and validation, TreeSeg dev, talks dev and news dev, by cross-validation over shows',
    script: null,
  },
  { imaginedDraws: 140, imaginedTurns: 0.3, words: 0.9, voices: 1.5, length: 1.2 },
);
