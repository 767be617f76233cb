import { weights } from '../weights/weights.ts';

/** The line under the title: what its subject and the words of the publisher add to its news. */
export const lineWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and articles', script: null },
  { centrality: 0.3, shared: 0.22, mostShared: 3, articleLead: 2, articleFading: 12, mainFigure: 1.5 },
);

/**
 * What may stand on the first screen: what is left of a figure whose part is not named, of how few words, a result of a
 * call of how few, and of how many, and what tells how many figures of a report of how many, of
 * how few different words of a subject in loose talk, how far it may depend on others, how much its naming of what it
 * speaks of counts on a call and in a meeting, how likely it must stand alone where it is written, in a talk or a call,
 * and in a meeting, which share of it what is a point of its kind needs, how few of the clearest are kept all the same, and for how many words one of them.
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
    fewestOfResult: 5,
    fewestTerms: 2,
    mostWords: 45,
    figuresOfResult: 3,
    mostOfResult: 60,
    mostDependence: 0.35,
    comparedResult: 1.5,
    callSelf: 0.2,
    meetingSelf: 0.3,
    leastClarity: 0.15,
    leastClarityOfTalk: 0.25,
    leastClarityOfMeeting: 0.05,
    clarityOfPoint: 0.8,
    fewestKept: 12,
    wordsToKept: 500,
  },
);

/** Which share of the best one's worth a sentence needs to stand beside it, and beside how few sentences rows of tables stand. */
export const dealWeights = weights(
  { made: 'by hand', on: 'QMSum train, read on episodes and meetings', script: null },
  { least: 0.2, leastOfReport: 0.3, fewestBesideRows: 2 },
);

/**
 * The room of a call's line and short form in words, sentences of the short form and how many are tried for it; which share
 * of the best one's worth a sentence needs there, and among the insights; how many these are, how many of them tell what
 * the company changed and with what sum at least; how many sentences a reader is told, as far as figures of the company go, and
 * as far as any changed figure goes that is worth so much.
 */
export const callWeights = weights(
  { made: 'by hand', on: '500 calls of ECTSum, by leaving out companies', script: null },
  {
    words: 62,
    mostOfShort: 4,
    tried: 12,
    leastOfShort: 0.4,
    least: 0.2,
    insights: 4,
    changes: 1,
    leastSum: 1e6,
    fewest: 7,
    fewestOfAny: 4,
    leastOfAny: 0.6,
  },
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

/** What is left of a sentence's worth in a current report: below an item, in its first paragraphs, and elsewhere. */
export const currentReportWeights = weights(
  { made: 'by hand', on: 'four reports of FinanceBench (development)', script: null },
  { opening: 3, openingOfItem: 2, item: 1, news: 1, aside: 0.03 },
);

/** In talk: how much more what is announced as the point counts and what somebody did, and what is left of an example and of what is held back. */
export const claimWeights = weights(
  { made: 'by hand', on: 'read on talks and episodes', script: null },
  { takeaway: 1.7, deed: 1.5, example: 0.4, hedged: 0.6 },
);
