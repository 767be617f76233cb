import type { Answer } from '@ecco/domain';
import type { Question, QuestionSource } from '../../ports/ports.ts';
import type { QuestionReading } from './question-reading.type.ts';

/** A question as it was read, with whatever may answer it. */
export type Inquiry = Pick<Question, 'askedAt' | 'of'> & {
  reading: QuestionReading;
  sources: readonly QuestionSource[];
  /** What was rejected is not told again. */
  without: NonNullable<Question['without']>;
  /** What the asker wants to know. */
  interests: readonly string[];
  /** Answers another question of all the sources that there are: a part of this one, or this one by another name. */
  ask: (query: string, as: 'part' | 'other name') => Answer;
  /** It is another question asked by another name. */
  isRenamed: boolean;
};

/**
 * What a rule says of a question: an answer, which may be that nothing answers; that only sentences that are weighed can
 * answer; null where it says nothing.
 */
export type Verdict = Answer | 'weigh sentences' | null;
