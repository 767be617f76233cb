import { weights } from '../weights/weights.ts';

/** What each sign adds to a sentence, or takes from it. */
export const sentenceWeights = weights(
  { made: 'by hand', on: 'QMSum train, ECTSum train, read on episodes', script: null },
  {
    figure: 0.16,
    keyFigure: 0.18,
    keyOutlook: 0.25,
    importance: 0.07,
    consequence: 0.07,
    theme: 0.05,
    term: 0.08,
    outlook: 0.08,
    filler: 3,
    personal: 1.6,
    address: 1.2,
    mostManner: 0.7,
    dependence: 0.75,
    housekeeping: 0.08,
    question: 0.15,
    withoutEarlyVerb: 0.5,
  },
);

/**
 * How the weight of its words makes a sentence central: which share of an item's sentences the weightiest stand above,
 * how far beyond these it may be, and what holds back short and long ones.
 */
export const centralityWeights = weights(
  { made: 'by hand', on: 'read on episodes and calls', script: null },
  { topShare: 0.97, most: 1.2, fewTerms: 4, manyTerms: 0.85 },
);

/** Where a talk of enough sentences opens and closes, as shares of it, and how fast a meeting's agenda is behind. */
export const placeWeights = weights(
  { made: 'by hand', on: 'QMSum train (meetings), read on episodes (talks)', script: null },
  { fewestSentences: 40, talkOpening: 0.035, talkClosing: 0.97, agendaFading: 10 },
);

/** What is left of a sentence that is hard to read. */
export const tidyWeights = weights(
  { made: 'by hand', on: 'read on episodes and calls', script: null },
  { repair: 0.8, openQuote: 0.5, brokenStop: 0.4, smallLetter: 0.85 },
);

/** How its length fits a sentence: by words. */
export const lengthWeights = weights(
  { made: 'by hand', on: 'read on episodes and calls', script: null },
  { scrap: 0.15, short: 0.45, shortStep: 0.09, longStep: 0.03, long: 0.2 },
);

/** What counts on a call, in a meeting and in a talk. */
export const kindsWeights = weights(
  {
    made: 'by hand',
    on: 'ECTSum train (calls), QMSum train (meetings), read on episodes (talks)',
    script: null,
  },
  {
    callOwn: 0.4,
    callResult: 0.4,
    callHousekeeping: 0.4,
    callAsked: 0.3,
    callDependence: 0.3,
    callAddress: 0.4,
    meetingSubject: 0.6,
    meetingHousekeeping: 0.4,
    meetingDependence: 0.4,
    talkAnecdote: 0.6,
    talkNarrative: 2.5,
    talkMostNarrative: 0.4,
    talkOpening: 0.45,
    talkClosing: 0.6,
  },
);

/** How much a role's statements count on a call and in a talk. */
export const voicesWeights = weights(
  { made: 'by hand', on: 'read on calls and episodes', script: null },
  { operator: 0.05, analyst: 0.15, moderator: 0.4, host: 0.65 },
);
