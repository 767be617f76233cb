import { weights } from '../weights/weights.ts';

/** What a reader of a company's results looks for first. */
export const resultsWeights = weights(
  { made: 'by hand', on: 'ECTSum train', script: null },
  {
    share: 2.2,
    revenue: 1.5,
    money: 1,
    percent: 0.6,
    outlook: 1.3,
    year: 0.5,
    measure: 0.8,
    quarter: 0.7,
    change: 0.3,
    perShare: 1.25,
    aside: 0.7,
  },
);

/** What headlines are made of. The fit was made outside the checkout and is rounded. */
export const headlinesWeights = weights(
  {
    made: 'by ridge regression',
    on: '251 calls of ECTSum train, checked on 249 of its validation split',
    script: null,
  },
  {
    shareRange: 1.7,
    adjustedShare: 1,
    totalRevenue: 0.8,
    gaap: 0.7,
    expectedRange: 0.6,
    billions: 0.6,
    twoAmounts: 0.4,
  },
);
