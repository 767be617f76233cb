import type { Noun } from '../connection/noun.ts';
import { createFeedbackRepository } from './feedback.repository.ts';
import { feedback } from './feedback.table.ts';

export type { Feedback, NewFeedback } from './feedback.repository.ts';

export const noun = {
  tables: { feedback },
  repository: createFeedbackRepository,
} satisfies Noun;
