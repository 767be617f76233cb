import { type DecisionMatch, matchDecision } from '../decision/decision-match.ts';
import { ofOneMeeting } from '../decision/outcome-match.ts';
import type { Inquiry } from '../question/inquiry.type.ts';
import { chooseSentences } from './choose-sentences.ts';
import type { RankedSentence } from './rank-candidates.ts';
import { ratePlaces } from './rank-places.ts';

/** The sentences that may answer, and of each source the decision that is asked for. */
export type Retrieval = { chosen: readonly RankedSentence[]; decisions: readonly (DecisionMatch | null)[] };

/** Tells of a source, by its place, whether it may answer. */
type AdmitsSource = (at: number) => boolean;
/** Whether a source may answer, for one reason. */
export type SourceRule = (inquiry: Inquiry, decisions: Retrieval['decisions']) => AdmitsSource;

/** Where some sources tell by name who voted how, what others say of the same vote is less. */
const naming = (decisions: readonly (DecisionMatch | null)[]): (DecisionMatch | null)[] => {
  const isNamed = decisions.some((one) => one?.namesVoters === true);
  return decisions.map((one) => (isNamed && one?.namesVoters !== true ? null : one));
};

/** What may answer, of the sources that one of some rules admits; nothing where none does. */
export function retrieve(inquiry: Inquiry, rules: readonly SourceRule[]): Retrieval {
  const { reading, sources } = inquiry;
  const found = sources.map((source) => matchDecision(reading, source));
  const decisions = reading.outcome === null ? naming(found) : ofOneMeeting(found, sources);
  const admits = rules.map((rule) => rule(inquiry, decisions));
  const isAble = sources.map((_, at) => admits.some((may) => may(at)));
  if (!isAble.includes(true)) return { chosen: [], decisions };
  const { terms, places } = ratePlaces(reading, sources);
  const rating = { terms, places: places.filter(({ sourceIndex }) => isAble[sourceIndex]) };
  return { chosen: chooseSentences({ ...inquiry, rating, decisions }), decisions };
}
