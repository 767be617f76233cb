import type { Decision } from '@ecco/domain';

/** Whether a motion, or what tells its outcome, speaks of an amendment: such a decision says nothing of the thing itself. */
export const isAmendment = ({ motion, outcome }: Decision): boolean =>
  [motion.text, outcome.quote].some((text) => /\bamend(?:ment|ed to|s|ing)?\b/iu.test(text)) &&
  !/\bas amended\b/iu.test(`${motion.text} ${outcome.quote}`);
