import { weights } from '../weights/weights.ts';

/** What a claim weighs: its sentence, its theme, its figures and the organizations that it names. */
export const claimWeights = weights(
  { made: 'by hand', on: 'read on episodes, calls and meetings', script: null },
  { score: 0.45, theme: 0.25, figures: 0.2, named: 0.1 },
);
