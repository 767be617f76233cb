import type { QuestionForm } from '@ecco/domain';
import { chosenWeights } from './answer.weights.ts';
import type { Needs } from './asked/needs.ts';
import type { Telling } from './claims.ts';

/** `isOfAsked`: it tells of what is asked, and not of something else. */
type Told = Telling & { isOfAsked: boolean; sentence: { lead: string | null } };
type Asked = { form: QuestionForm; asks: Needs['asks'] };

/** Forms that one run of words answers. */
const pointed: readonly QuestionForm[] = ['number', 'name', 'date', 'change'];

/**
 * Of what was chosen what answers to the point: where something does, what says far less of the question is left out.
 * What was said of a subject, and why, is told in other words than it was asked in.
 */
export function toThePoint<One extends Told>(chosen: readonly One[], { form, asks }: Asked): readonly One[] {
  const told = sureLeads(chosen);
  const isPointed = pointed.includes(form);
  if ((asks === 'talk' || form === 'reason') && !isPointed) return told;
  const best = told.reduce(
    (most, one) => (one.lead || !isPointed ? Math.max(most, one.candidate.own) : most),
    0,
  );
  const least = isPointed ? chosenWeights.beside : chosenWeights.besideOpen;
  const hasLead = isPointed && best > 0;
  return told.filter(
    (one) => one.isDecision || (one.candidate.own >= least * best && (one.isOfAsked || !hasLead)),
  );
}

/** What has far fewer words of the question than another sentence does not answer to the point, whatever it holds. */
function sureLeads<One extends Told>(told: readonly One[]): One[] {
  const best = told.reduce((most, { candidate }) => Math.max(most, candidate.own), 0);
  const isSure = ({ candidate }: One): boolean => candidate.own >= chosenWeights.sure * best;
  return told.map((one) =>
    isSure(one) ? one : { ...one, lead: null, sentence: { ...one.sentence, lead: null } },
  );
}
