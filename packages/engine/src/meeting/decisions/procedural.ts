import { type Decision, type Proceedings, proceedingsHeadlines } from '@ecco/domain';
import { ownAffairs } from './own-affairs.lexicon.ts';

/** Whether a decision, by the words of its line, is on how its meeting goes and nothing else; what moves money never is. */
const isProcedural = ({ amounts }: Decision, line: string): boolean =>
  amounts.length === 0 && ownAffairs.test(line);

/** Of each decision of a meeting, in their order, whether it is of procedure alone. */
export function proceduralDecisions(proceedings: Proceedings): boolean[] {
  const { decisions: headlines } = proceedingsHeadlines(proceedings);
  return proceedings.decisions.map((decision, at) => isProcedural(decision, headlines[at] ?? ''));
}
