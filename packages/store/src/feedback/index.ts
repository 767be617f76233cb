import { defineNoun } from '../changes/noun.ts';
import { createFeedbackRepository } from './feedback.repository.ts';
import { feedback } from './feedback.table.ts';

export type { Feedback, NewFeedback } from './feedback.repository.ts';

export const feedbackNoun = defineNoun({
  tables: { feedback },
  repository: createFeedbackRepository,
  access: { save: { silent: 'Feedback is read by administrators alone, from the rows.' }, page: 'reads' },
});
