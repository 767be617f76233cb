import { weights } from '../weights/weights.ts';

/** The line under the title: what its subject and the words of the publisher add to its news. */
export const lineWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and articles', script: null },
  { centrality: 0.3, shared: 0.22, mostShared: 3, articleLead: 2, articleFading: 12, mainFigure: 1.5 },
);

/**
 * What may stand on the first screen: what is left of a figure whose part is not named, of how few and many words, of
 * how few different words of a subject in loose talk, how far it may depend on others, how much its naming of what it
 * speaks of counts on a call and in a meeting, how likely it must stand alone where it is written, in a talk or a call,
 * and in a meeting, how few of the clearest are kept all the same, and for how many words one of them.
 */
export const judgeWeights = weights(
  {
    made: 'by hand',
    on: 'read on episodes, calls, meetings and documents; ECTSum and QMSum train',
    script: null,
  },
  {
    tornFigure: 0.4,
    fewestWords: 7,
    fewestTerms: 2,
    mostWords: 45,
    mostDependence: 0.35,
    callSelf: 0.2,
    meetingSelf: 0.3,
    leastClarity: 0.15,
    leastClarityOfTalk: 0.25,
    leastClarityOfMeeting: 0.05,
    fewestKept: 12,
    wordsToKept: 500,
  },
);

/**
 * Which share of the best one's worth a sentence needs to stand beside it, and beside how few sentences rows of tables
 * stand; how many a reader of a call is told, as far as its figures go.
 */
export const dealWeights = weights(
  {
    made: 'by hand',
    on: 'calls: 500 of ECTSum, by leaving out companies; else QMSum train, read on episodes and meetings',
    script: null,
  },
  { leastOfCall: 0.2, least: 0.2, leastOfReport: 0.3, fewestBesideRows: 2, fewestOfCall: 7 },
);

/** The least that a row of a table must count to stand on the first screen. */
export const rowWeights = weights(
  { made: 'by hand', on: 'read on calls and documents', script: null },
  { least: 0.7 },
);

/** Why it matters: the least a sentence must be worth, alone and beside the best one. */
export const consequencesWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  { centrality: 0.2, least: 0.25, besideBest: 0.7, leastSelfContained: 0.7 },
);

/** What is left of a sentence's worth in each part of a company's report, and how much more what explains a result counts. */
export const reportWeights = weights(
  { made: 'by hand', on: 'five reports of FinanceBench (development)', script: null },
  { business: 0.3, risk: 0.1, discussion: 1, cash: 0.5, other: 0.03, explained: 3 },
);

/** In talk: how much more what is announced as the point counts, and what is left of an example and of what is held back. */
export const claimWeights = weights(
  { made: 'by hand', on: 'read on talks and episodes', script: null },
  { takeaway: 1.7, example: 0.4, hedged: 0.6 },
);
