import { searchTermsOf } from '../terms/search-terms.ts';
import { type Called, graphQuestionOf } from './graph-question.ts';
import { type Needs, readNeeds } from './needs.ts';
import { type QuestionName, squash } from './question-name.ts';

const isAcronym = (name: string): boolean => /^[\p{Lu}\d&.-]{1,8}$/u.test(name);

/** The organization as most call it. */
function nameOf({ name, aliases }: Called): QuestionName {
  const spelled = [name, ...aliases.filter((one) => !isAcronym(one))];
  const [short = name] = spelled.toSorted((one, other) => one.length - other.length);
  return { joined: squash(short), stems: searchTermsOf(short), capitals: null };
}

/**
 * What a source must hold to answer a question. Where one organization is asked, and the question names nobody, the
 * organization counts as named: "its funded ratio" is that of no other, and neither is "the board".
 */
export function needsOf(question: string, of: Called | undefined): Needs {
  const needs = readNeeds(question);
  if (of === undefined || needs.names.length > 0) return needs;
  if (graphQuestionOf(question, of)?.question.asks === 'meeting') return needs;
  return { ...needs, names: [nameOf(of)] };
}
