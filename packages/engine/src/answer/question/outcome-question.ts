// "Which motions failed?" asks for all that ended in one way.
import type { DecisionResult } from '@ecco/domain';
import { searchTermsOf } from '../terms/search-terms.ts';
import { asksWhichMotions, endedBadly, endedWell } from './decision.lexicon.ts';
import type { Needs } from './needs.ts';

/** How those ended that are asked for; `words`: stems of how that is called. */
export type OutcomeQuestion = { result: DecisionResult; words: ReadonlySet<string> };

/** Null where a question does not ask for all that ended in one way. */
export function readOutcome(question: string, { teller }: Pick<Needs, 'teller'>): OutcomeQuestion | null {
  const [which] = asksWhichMotions.findAll(question);
  if (which === undefined || teller !== null) return null;
  const rest = question.slice(which.index + which.text.length);
  const [well, badly] = [endedWell.findAll(rest), endedBadly.findAll(rest)];
  // "Which motions carried and which failed" asks for both.
  if ((well.length === 0) === (badly.length === 0)) return null;
  const words = new Set([...well, ...badly].flatMap(({ text }) => searchTermsOf(text)));
  return { result: well.length > 0 ? 'carried' : 'failed', words };
}
