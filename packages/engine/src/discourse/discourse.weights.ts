import { weights } from '../weights/weights.ts';

/** How far a sentence depends on what stands around it: what each sign adds. */
export const dependenceWeights = weights(
  { made: 'by hand', on: 'QMSum train, read on episodes', script: null },
  { opens: 0.8, points: 0.4, dangling: 0.3, loose: 0.4, someone: 0.4, pronoun: 0.15 },
);

/** What is left of a sentence in a list, under a title: for whom it speaks, where it points, what it tells. */
export const aloneWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  {
    speaksOfSelf: 0.55,
    selfInside: 0.75,
    pointsBack: 0.3,
    pointsOut: 0.7,
    bareFigure: 0.3,
    general: 0.5,
    heading: 0.8,
    additive: 0.6,
  },
);
