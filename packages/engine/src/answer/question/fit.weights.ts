import { weights } from '../../weights/weights.ts';

/**
 * Least share of a question that one passage must hold: of a question for what was said, of one about what the source
 * is called, of any other. What its words of asking, common words and terms of two words weigh, and what is lost where
 * the thing asked for is not there. What a passage must hold for a figure of the question to count that stands in it, and
 * what is left of one that holds the names and nothing of what is asked of them, and of one in which the words of the thing
 * asked for stand apart: a discount and a rate are no discount rate; and what a word counts anywhere that the title has.
 */
export const fitWeights = weights(
  {
    made: 'by hand',
    on: 'questions of QMSum validation, FinanceBench dev and board-meetings dev, asked of their own and of foreign sources; ten pension questions asked of 60 calls of ECTSum validation',
    script: 'eval/silence.ts',
  },
  {
    talk: 0.08,
    account: 0.25,
    fact: 0.5,
    about: 0.05,
    asking: 0.2,
    light: 0.3,
    verb: 0.5,
    pair: 0.25,
    head: 0.7,
    after: 0.85,
    before: 0.7,
    figure: 0.25,
    bare: 0.6,
    apart: 0.45,
    titled: 0.6,
  },
);
