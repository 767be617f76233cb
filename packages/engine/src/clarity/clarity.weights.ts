import { weights } from '../weights/weights.ts';

/** What each clue adds to the logarithm of the odds that a sentence stands alone; `all` is where they begin. */
export const clarityWeights = weights(
  {
    made: 'by logistic regression',
    on: '3,151 sentences of 151 sources of ten kinds, each read by itself; checked on sources left out',
    script: 'eval/clarity/fit-clarity.ts',
  },
  {
    all: -3.1,
    length: 0.11,
    commas: -0.32,
    demonstratives: -0.25,
    dependence: -3.05,
    subjects: 0.85,
    grammar: -1.91,
    garbled: -2.37,
    copulas: 0.15,
    ours: 0.17,
    which: -0.53,
    periods: 0.28,
    saysThat: 0.6,
    personal: -2.41,
    score: 1.67,
    opensAside: 0.51,
    opensWithYou: -0.86,
    named: -0.24,
    known: -0.64,
    knownTerms: 0.27,
    unsaid: -0.89,
    talk: 0.79,
    passing: 4,
  },
);
