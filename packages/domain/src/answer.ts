import type { Citation, CitedText } from './citation.ts';

/** What a question asks for, as it is read from its words; `open` where it asks for none of these. */
export const questionForms = [
  'number',
  'name',
  'date',
  'list',
  'reason',
  'comparison',
  'change',
  'open',
] as const;
export type QuestionForm = (typeof questionForms)[number];

/** A sentence of an answer; `sourceIndex` is the place of its source among those that were asked. */
export type AnswerSentence = CitedText & {
  sourceIndex: number;
  /** The run of its text that answers: the number with its unit, the name, the date. Null where none is sure. */
  lead: string | null;
  /** What that was before, as its text says it, and which way it went; null where it says no such thing. */
  change: { from: string; direction: 'up' | 'down' } | null;
  /** The place of its claim in the answer's: sentences of one claim say the same. */
  claim: number;
};

export const agreements = ['alone', 'agree', 'differ'] as const;
/** Whether sources say the same of something: one alone speaks of it, several agree, or another says otherwise. */
type Agreement = (typeof agreements)[number];

export type AnswerClaim = {
  agreement: Agreement;
  /** Places of the claims that say otherwise; none unless it is `differ`. */
  differsFrom: number[];
};

/** Where something near to a question is said, though nothing answers it. `score` is above 0, higher is nearer. */
export type ClosestPlace = { sourceIndex: number; score: number; citation: Citation };

/** Closest places that an answer tells at most. */
export const closestPlacesMax = 3;

/** What sources answer to a question. */
export type Answer = {
  found: boolean;
  form: QuestionForm;
  sentences: AnswerSentence[];
  claims: AnswerClaim[];
  /** Only where nothing is found. */
  closest: ClosestPlace[];
};
