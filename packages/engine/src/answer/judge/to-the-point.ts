import type { QuestionForm } from '@ecco/domain';
import type { ClaimSentence } from '../arrange/claims.ts';
import type { AnswerKind } from '../question/answer-kind.ts';
import type { Needs } from '../question/needs.ts';
import { chosenWeights } from '../retrieve/answer.weights.ts';

/**
 * `isOfAsked`: it tells of what is asked, and not of something else; `mustBe`: nothing else will do where it stands; `isKnown`:
 * what answers in it is known from a decision.
 */
type PointSentence = ClaimSentence & {
  isKnown: boolean;
  matchesSubject: boolean;
  mustBe: boolean;
  sentence: { text: string; lead: string | null };
};
type PointQuestion = { form: QuestionForm; needs: Pick<Needs, 'asks' | 'head'>; kind: AnswerKind };

/** Forms that one run of words answers. */
const pointed: readonly QuestionForm[] = ['number', 'name', 'date', 'change'];

/**
 * Of what was chosen what answers to the point: where something does, what says far less of the question is left out.
 * What was said of a subject, and why, is told in other words than it was asked in.
 */
export function toThePoint<One extends PointSentence>(
  chosen: readonly One[],
  asked: PointQuestion,
): readonly One[] {
  const { form, needs } = asked;
  const isPointed = pointed.includes(form);
  // The words of a unit are the head of a number's question, and make no other number the one that is asked for.
  const told = sureLeads(ofKind(chosen, asked), form === 'date' ? needs.head : []);
  if (needs.asks === 'talk' && !isPointed) return told;
  // What is said near the subject, and of nobody and nothing that was asked, is no cause of it.
  const isAside = (one: One): boolean => one.mustBe && !one.isDecision && !one.matchesSubject;
  if (form === 'reason') return told.every(isAside) ? [] : told;
  const ofAsked = form === 'open' && needs.asks === 'fact' ? told.filter((one) => !isAside(one)) : told;
  const best = told.reduce(
    (most, one) => (one.lead || !isPointed ? Math.max(most, one.candidate.own) : most),
    0,
  );
  const least = isPointed ? chosenWeights.beside : chosenWeights.besideOpen;
  const hasLead = isPointed && best > 0;
  return ofAsked.filter(
    (one) => one.isDecision || (one.candidate.own >= least * best && (one.matchesSubject || !hasLead)),
  );
}

/**
 * Things are told by what speaks of such things, a day by what has one, and somebody by what names them, unless it was
 * taken down without capitals.
 */
function ofKind<One extends PointSentence>(
  chosen: readonly One[],
  { form, kind }: PointQuestion,
): readonly One[] {
  if (form === 'list') return chosen.filter((one) => one.isDecision || one.matchesSubject);
  if (form !== 'date' && form !== 'name') return chosen;
  const told = chosen.filter((one) => one.isDecision || kind.toldBy(one.sentence.text) > 0);
  return told.length === 0 && form === 'name' ? chosen : told;
}

/**
 * What has far fewer words of the question than another sentence does not answer to the point, whatever it holds, unless
 * it tells of the very thing asked for: a short sentence has few words of anything.
 */
function sureLeads<One extends PointSentence>(told: readonly One[], head: readonly string[]): One[] {
  const best = told.reduce((most, { candidate }) => Math.max(most, candidate.own), 0);
  const isSure = ({ candidate, matchesSubject, isKnown }: One): boolean =>
    isKnown ||
    candidate.own >= chosenWeights.sure * best ||
    (matchesSubject && head.length > 0 && head.every((stem) => candidate.stems.has(stem)));
  return told.map((one) =>
    isSure(one) ? one : { ...one, lead: null, sentence: { ...one.sentence, lead: null } },
  );
}
