import type { Decision } from '@ecco/domain';
import type { Run } from './turn.ts';

export type Ballot = Decision['ballots'][number]['ballot'];

/**
 * What somebody voted, and the words that say so. `isRow`: a line of a roll, which by itself may be of anything; `isShort`:
 * a row of a table without the empty cells at its end, or without those before its mark.
 */
export type Cast = { name: string; ballot: Ballot; run: Run; isRow?: boolean; isShort?: boolean };
