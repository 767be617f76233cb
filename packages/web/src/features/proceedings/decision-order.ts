import type { Decision } from '@ecco/contract';

/** Decisions as they were taken, those of procedure behind the others. */
export const byWeight = (decisions: readonly Decision[]): Decision[] =>
  decisions.toSorted((one, other) => Number(one.procedural) - Number(other.procedural));
