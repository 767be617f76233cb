import { weights } from '../weights/weights.ts';

/**
 * The line under the title: what its subject, the words of the publisher and a named speaker add to its news, and what
 * is left of it where it leans on what was said before; at most so dependent.
 */
export const lineWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and articles', script: null },
  {
    centrality: 0.3,
    shared: 0.22,
    mostShared: 3,
    attributed: 1.35,
    leaning: 0.6,
    leansFrom: 0.1,
    mostDependence: 0.5,
    articleLead: 2,
    articleFading: 12,
  },
);

/**
 * The short form and the insights: what is left of a figure whose part is not named, the least that a row must count,
 * from which likeness on a sentence repeats another, and less dependent than this.
 */
export const listWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and documents', script: null },
  { tornFigure: 0.6, leastRow: 0.7, repeated: 0.6, mostDependence: 0.35 },
);

/** Why it matters: the least a sentence must be worth, alone and beside the best one. */
export const consequencesWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  { centrality: 0.2, least: 0.25, besideBest: 0.7, mostDependence: 0.3, leastSelfContained: 0.7 },
);
