import { weights } from '../weights/weights.ts';

/** What makes a quote worth passing on. */
export const quoteWeights = weights(
  { made: 'by hand', on: 'read on episodes and calls', script: null },
  {
    score: 0.6,
    centrality: 0.35,
    voice: 0.14,
    importance: 0.06,
    filler: 5,
    mostFiller: 0.8,
    dependence: 0.7,
    clarity: 2,
    unclean: 0.35,
    scrap: 0.8,
    long: 0.75,
  },
);
