import type { SurveyQuestion } from '@ecco/contract';

/** What a reader of one kind is met with, in words. Written by us; nobody quoted is a real person (D37). */
export type SchemeContent = {
  intro: { title: string; text: string };
  /** `by` names a kind of reader. */
  quotes: readonly { text: string; by: string }[];
  survey: readonly QuestionContent[];
  categories: readonly CategoryContent[];
};

export type QuestionContent = {
  id: SurveyQuestion['id'];
  question: string;
  required?: true;
  /** Value, which is stored, to label, which is shown; in the order of the screen. */
  choices: Readonly<Record<string, string>>;
};

export type CategoryContent = {
  /** Stored with what was chosen, so it stays when the label is reworded. */
  slug: string;
  /** At most 50 characters. */
  label: string;
  /** Smaller comes first; equal ranks go by label. */
  rank: number;
  /** Under 'Show More Categories'. */
  secondary?: true;
  /** Labels with commas between; a tag's slug is made of its label. */
  tags: string;
  /**
   * By which the library's podcasts are found, with commas between: whole words, in any inflection. A word with a
   * second everyday meaning finds too much, and so does one whose stem another word shares.
   */
  terms: string;
};
