import { weights } from '../../weights/weights.ts';

/** What a point of a meeting weighs in its summary: a vote on money, managers, rates or people, an announcement, a report. */
export const pointWeights = weights(
  { made: 'by hand', on: 'the order in which a board tells its members what it did', script: null },
  {
    decidedSignal: 10,
    refused: 9,
    tenfold: 0.3,
    failed: 7.5,
    deferred: 6,
    withMoney: 6,
    carried: 5.5,
    ofManager: 7,
    failedAmendment: 3,
    amended: 6.5,
    ownOffice: 5,
    contested: 2.5,
    minor: 2,
    perWord: 0.04,
    freeWords: 15,
    commitment: 9,
    redemption: 8,
    termination: 8.5,
    hire: 8.5,
    rate_change: 16,
    target_change: 14,
    appointment: 8,
    departure: 8.5,
    pacing: 6.2,
    search: 6,
    vote: 4,
  },
);
