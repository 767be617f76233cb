import { weights } from '../weights/weights.ts';

const origin = {
  made: 'by logistic regression',
  on: 'a third of 405 talks, episodes, calls and public meetings whose marks were taken away; checked on each set left out',
  script: 'eval/borders/fit-borders.ts',
} as const;

/** Where the odds begin that a sentence begins with a word. */
export const borderWeights = weights(origin, { all: -2.04 });

/** How long a sentence may be, words, and how likely a sentence has to begin where one ends. */
export const borderBounds = weights(
  { ...origin, made: 'by hand', on: 'calls and public meetings left out' },
  { fewestWords: 6, mostWords: 40, likely: 0.5 },
);
