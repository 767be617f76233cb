import type { QuestionForm } from '@ecco/domain';
import type { Needs } from './needs.ts';

/** A question with the form that its answer has and what a source must hold to give it. */
export type QuestionNeeds = { question: string; form: QuestionForm; needs: Needs };
