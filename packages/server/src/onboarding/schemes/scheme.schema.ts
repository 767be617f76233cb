import { surveyTypes } from '@ecco/domain';
import { z } from 'zod';

const QuestionContent = z.strictObject({
  id: z.enum(surveyTypes),
  question: z.string().min(1),
  required: z.literal(true).optional(),
  /** Value, which is stored, to label, which is shown; in the order of the screen. */
  choices: z.record(z.string(), z.string().min(1)),
  /** Value to what somebody who chose it needs to know, in the words in which it is looked for; commas between. */
  needs: z.record(z.string(), z.string().min(1)).optional(),
});
export type QuestionContent = z.infer<typeof QuestionContent>;

const CategoryContent = z.strictObject({
  /** Stored with what was chosen, so it stays when the label is reworded. */
  slug: z.string().min(1),
  /** At most 50 characters. */
  label: z.string().min(1).max(50),
  /** Smaller comes first; equal ranks go by label. */
  rank: z.number().int(),
  /** Under 'Show More Categories'. */
  secondary: z.literal(true).optional(),
  /** Labels with commas between; a tag's slug is made of its label. */
  tags: z.string().min(1),
  /**
   * By which the library's podcasts are found, with commas between: whole words, in any inflection. A word with a
   * second everyday meaning finds too much, and so does one whose stem another word shares.
   */
  terms: z.string().min(1),
});
export type CategoryContent = z.infer<typeof CategoryContent>;

/** What a reader of one kind is met with, in words. Written by us; nobody quoted is a real person (D37). */
export const SchemeContent = z.strictObject({
  intro: z.strictObject({ title: z.string().min(1), text: z.string().min(1) }),
  /** `by` names a kind of reader. */
  quotes: z.array(z.strictObject({ text: z.string().min(1), by: z.string().min(1) })),
  survey: z.array(QuestionContent),
  categories: z.array(CategoryContent),
});
export type SchemeContent = z.infer<typeof SchemeContent>;
