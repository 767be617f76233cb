import { weights } from '../../weights/weights.ts';

/** The share of the words of a question, besides the thing asked for and names, that must stand at or near a sentence: of a fact, and of a cause. */
export const subjectMatchWeights = weights(
  {
    made: 'by hand',
    on: 'questions to the bundled samples and to board-meetings dev',
    script: 'eval/posed-questions.ts',
  },
  { others: 0.35, account: 0.4 },
);
