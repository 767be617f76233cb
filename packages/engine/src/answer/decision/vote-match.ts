// A question of a vote is answered from the motion on its subject, and not from whatever else the same people voted on.
import type { Decision } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { deciding, ofVoting, tellsNobodyAgainst, tellsVote } from '../question/decision.lexicon.ts';
import type { Needs } from '../question/needs.ts';
import type { QuestionName } from '../question/question-name.ts';
import type { VoteQuestion } from '../question/vote-question.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { asking } from '../terms/question.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

const isCalled = (voter: QuestionName, name: string): boolean => {
  const stems = searchTermsOf(name);
  return voter.stems.some((stem) => stems.includes(stem));
};

/** Whether somebody is one of those whose votes are asked for by name. */
export const isVoter = ({ voters }: VoteQuestion, name: string): boolean =>
  voters.some((voter) => isCalled(voter, name));

/** Whether a decision says by name how those voted who are asked of: of all, how anybody did who was not for it. */
export const namesVoters = ({ voters }: VoteQuestion, { ballots }: Decision): boolean =>
  voters.length === 0
    ? ballots.some(({ ballot }) => ballot !== 'absent')
    : voters.every((voter) => ballots.some(({ name }) => isCalled(voter, name)));

type TalkSentence = { text: string; segment: number; source: Source };

/**
 * Whether a sentence that is no motion tells of the vote that is asked for: it says how somebody voted, on what is asked,
 * which it names itself or is called after, and by whom.
 */
export function tellsVoteOn(
  { voters, isAgainst }: VoteQuestion,
  needs: Needs,
): (said: TalkSentence) => boolean {
  const ofVoters = new Set(voters.flatMap(({ stems }) => stems));
  const isSubject = (stem: string): boolean =>
    !ofVoters.has(stem) && !deciding.test(stem) && !ofVoting.test(stem) && !asking.test(stem);
  const named = needs.names.filter((name) => !voters.includes(name)).flatMap(({ stems }) => stems);
  const subject = [...needs.things.keys(), ...named].filter(isSubject);
  return ({ text, segment, source }) => {
    if (!tellsVote.test(text) || (isAgainst && voters.length === 0 && tellsNobodyAgainst.test(text)))
      return false;
    const { speaker = null, text: around = '' } = source.segments[segment] ?? {};
    const held = new Set(searchTermsOf([around, source.context.title].join(' ')));
    const said = new Set(searchTermsOf([text, speaker ?? ''].join(' ')));
    return (
      subject.every((stem) => [...kinOf(stem)].some((one) => held.has(one))) &&
      voters.every(({ stems }) => stems.some((stem) => said.has(stem)))
    );
  };
}
