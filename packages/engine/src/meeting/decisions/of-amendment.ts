import type { Decision } from '@ecco/domain';

/** Whether an amendment was voted on: the item is not decided by it. */
export const ofAmendment = ({ outcome, result, amended }: Decision): boolean =>
  result !== null &&
  !amended &&
  /\bamendment\b/iu.test(outcome.quote) &&
  !/\b(?:as amended|main motion)\b/iu.test(outcome.quote);
