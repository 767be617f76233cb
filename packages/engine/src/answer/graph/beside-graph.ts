import { ofFact } from '../question/graph-question.lexicon.ts';
import type { GraphQuestion } from '../question/graph-question.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

type AnswerText = { text: string; lead: string | null };

/**
 * Whether a sentence may stand beside what is kept of an organization and answers already (`names`: of those who were told):
 * it names one of them, or answers itself, of the very thing.
 */
export function standsBeside(
  question: GraphQuestion,
  names: readonly string[],
): (said: AnswerText) => boolean {
  if (question.asks === 'meeting') return () => true;
  // What else is called last was of something else.
  if (question.asks === 'last-meeting') return () => false;
  if (question.asks === 'fact') return ({ text, lead }) => lead !== null && ofFact[question.fact].test(text);
  if (question.office === null || question.since !== null) return () => false;
  const told = new Set(names.flatMap((name) => searchTermsOf(name).slice(-1)));
  return ({ text, lead }) => lead !== null || searchTermsOf(text).some((stem) => told.has(stem));
}
