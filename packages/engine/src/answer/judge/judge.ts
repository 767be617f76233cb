import type { Inquiry } from '../question/inquiry.type.ts';
import type { Retrieval } from '../retrieve/retrieve.ts';
import { type PresentedSentence, presentSentences } from './present-sentence.ts';
import type { SentenceRule } from './sentence-rules.ts';

/** Leaves out of all sentences that are told what is less than another of them. */
export type SelectionRule = (
  told: readonly PresentedSentence[],
  inquiry: Inquiry,
) => readonly PresentedSentence[];

type JudgingRules = { ofSentence: readonly SentenceRule[]; ofSelection: readonly SelectionRule[] };

/** The sentences that are told: of each the first rule that says something of it decides, and one of which none does is told. */
export function judge(
  inquiry: Inquiry,
  retrieval: Retrieval,
  { ofSentence, ofSelection }: JudgingRules,
): readonly PresentedSentence[] {
  if (retrieval.chosen.length === 0) return [];
  const rules = ofSentence.map((rule) => rule(inquiry, retrieval));
  const isTold = (one: PresentedSentence): boolean => {
    const source = inquiry.sources[one.candidate.sourceIndex];
    if (source === undefined) return false;
    for (const rule of rules) {
      const verdict = rule(one, source);
      if (verdict !== null) return verdict === 'tell';
    }
    return true;
  };
  const told = presentSentences(inquiry, retrieval).filter(isTold);
  return ofSelection.reduce<readonly PresentedSentence[]>((left, select) => select(left, inquiry), told);
}
