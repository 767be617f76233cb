import type { Decision } from '@ecco/contract';

/** What a meeting decides about itself: its minutes, its agenda, its end. */
const aboutItself = /\b(?:minutes|agenda|order of business|adjourn\w*|recess)\b/iu;

/** Whether a decision is of procedure alone; what moves money never is. */
const isProcedure = ({ headline, amounts }: Decision): boolean =>
  amounts.length === 0 && aboutItself.test(headline);

/** Decisions as they were taken, those of procedure behind the others. */
export const byWeight = (decisions: readonly Decision[]): Decision[] =>
  decisions.toSorted((one, other) => Number(isProcedure(one)) - Number(isProcedure(other)));
