import type { Decision, DraftLine } from '@ecco/contract';
import type { DecisionResult } from '@ecco/domain';
import { draftLine } from './draft-lines.ts';

const results: Readonly<Record<DecisionResult, string>> = {
  carried: 'Carried',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
  deferred: 'Deferred',
};

/** "Carried, 7 yes, 1 no"; what the source does not say is left out. */
function outcomeOf({ result, yes, no, abstain }: Decision): string {
  const votes = [
    ...(yes ? [`${yes.value} yes`] : []),
    ...(no ? [`${no.value} no`] : []),
    ...(abstain ? [`${abstain.value} abstaining`] : []),
  ];
  return [result ? results[result.value] : 'Moved', ...votes].join(', ');
}

/** A decision in the words of its motion, with the places of the motion and of its outcome. */
export const decisionLine = (decision: Decision): DraftLine[] =>
  draftLine(
    { ...decision.motion, citations: [...decision.motion.citations, decision.outcome] },
    outcomeOf(decision),
  );
