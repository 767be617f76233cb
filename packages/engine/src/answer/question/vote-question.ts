import { searchTermsOf } from '../terms/search-terms.ts';
import { asksReason } from './answer-kind.lexicon.ts';
import { asksAbstained, asksAgainst, asksVoteOf, asksVoteOfAll, asksVotes } from './decision.lexicon.ts';
import type { Needs } from './needs.ts';
import type { QuestionName } from './question-name.ts';

/** Whose votes on something are asked for: those of some by name, or of all who voted one way. */
export type VoteQuestion = {
  voters: readonly QuestionName[];
  isAgainst: boolean;
  /** Of those who took no side. */
  isAbstained: boolean;
};

const byChair = /\b(?:did|has|have) the chair(?:man|woman|person)?\b/iu;
const chair: QuestionName = { joined: 'chair', stems: searchTermsOf('chair'), capitals: null };

/** Null where a question asks for no votes; why somebody voted so is told by what they said. */
export function readVote(question: string, { names }: Pick<Needs, 'names'>): VoteQuestion | null {
  if (asksReason.test(question)) return null;
  const [voted] = asksVoteOf.findAll(question);
  const stems = new Set(searchTermsOf(voted?.text ?? ''));
  const named = names.filter((name) => name.stems.every((stem) => stems.has(stem)));
  const voters = named.length === 0 && byChair.test(voted?.text ?? '') ? [chair] : named;
  return voters.length > 0 || asksVotes.test(question) || asksVoteOfAll.test(question)
    ? { voters, isAgainst: asksAgainst.test(question), isAbstained: asksAbstained.test(question) }
    : null;
}
