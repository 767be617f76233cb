import type { FactSentence } from '../../meeting/signals/discussion.ts';
import type { ClauseAct } from './clause-act.ts';

/** An act with the sentence that tells it. `until`: where its clause ends in the sentence; `position`: of the sentence. */
export type PlacedAct = { act: ClauseAct; telling: FactSentence; until: number; position: number };

/** Words of a sentence from its verb to the next act of another, or to its end. */
export const clauseOf = ({ act, until, telling }: PlacedAct): string =>
  telling.words.text.slice(act.from, until);
