import { weights } from '../weights/weights.ts';

/** How much more often than elsewhere something is said where a part begins, as a logarithm. */
export const spokenWeights = weights(
  { made: 'by counting', on: '650 boundaries of QMSum train and TreeSeg dev', script: null },
  {
    acknowledges: 0.9,
    concludes: 0.5,
    thanks: 2.3,
    movesOn: 2.6,
    namesSubject: 1.9,
    counts: 2,
    intends: 0.8,
    sumsUp: 1.5,
    question: 1.5,
    handsOver: 2,
    reportsWork: 1.5,
    invites: 2.2,
    scrap: -1,
    longTurn: 1.4,
    newVoice: 1.5,
    answered: 1.5,
    afterQuestion: -0.5,
    /** Against the words of the cut, which are more and say less each. */
    emphasis: 2,
  },
);

/** The other signs of a beginning; on a call those of the operator count more. */
export const cueWeights = weights(
  { made: 'by hand', on: 'QMSum train, TreeSeg dev and news dev together', script: null },
  {
    opensTopic: 2,
    heading: 4,
    nextOnCall: 4,
    next: 3,
    handOverOnCall: 4,
    handOver: 2,
    leadIn: 3,
    pause: 1,
  },
);

/** The cut: draws imagined beforehand, and what words, voices and lengths count. */
export const cutWeights = weights(
  { made: 'by hand', on: 'QMSum train, TreeSeg dev and news dev together', script: null },
  { imaginedDraws: 140, imaginedTurns: 0.3, words: 1.2, voices: 2.2, length: 1.2 },
);
