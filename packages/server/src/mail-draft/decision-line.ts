import type { Decision, DraftLine } from '@ecco/contract';
import { hasWords, motionWords } from '@ecco/domain';
import { draftLine } from './draft-lines.ts';

/** A decision by its headline, with the words of its motion where that has not got them, and the places of both. */
export function decisionLine({ headline, motion, outcome }: Decision): DraftLine[] {
  const citations = [...motion.citations, outcome];
  return hasWords(headline, motionWords(motion.text))
    ? draftLine({ ...motion, text: headline, verbatim: false, speaker: null, citations })
    : draftLine({ ...motion, citations }, headline);
}
