import { weights } from '../../weights/weights.ts';

/**
 * How much a source speaks of a subject: what of it the words count for beside the best lines, how much more rare ones
 * weigh, how many lines a title is worth, the least share of a word's weight that one of asking has not, and of
 * how many segments the rarity of a word is told.
 */
export const subjectWeights = weights(
  { made: 'by hand', on: 'questions of the development library', script: 'eval/library.ts' },
  { words: 0.6, rarity: 1.3, titleLines: 4, leastShare: 0.25, segments: 2_000 },
);

/**
 * The odds that one of several sources answers a question for what was said of a subject, by the share of it that one
 * passage holds and by how much it speaks of it; and the odds from which on it is asked.
 */
export const answerableWeights = weights(
  {
    made: 'by logistic regression',
    on: 'questions of the development library, checked on items left out with their questions',
    script: 'eval/fit-answerable.ts',
  },
  { all: -6.44, share: 3.78, subject: 0.062, least: -2.2 },
);
