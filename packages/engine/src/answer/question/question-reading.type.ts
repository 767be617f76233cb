import type { QuestionForm } from '@ecco/domain';
import type { WeighedTerms } from '../terms/question.ts';
import type { AnswerKind } from './answer-kind.ts';
import type { ColumnQuestion } from './column-question.ts';
import type { DecisionQuestion } from './decision-question.ts';
import type { FigureQuestion } from './figure-question.ts';
import type { MeasureQuestion } from './measure-question.ts';
import type { DateQuestion, NameQuestion } from './name-question.ts';
import type { Needs } from './needs.ts';
import type { Offices } from './offices.ts';
import type { OutcomeQuestion } from './outcome-question.ts';
import type { PeriodMention } from './period-mention.ts';
import type { Side } from './sides.ts';
import type { VoteQuestion } from './vote-question.ts';

/** All that is read from the words of a question, once: nothing that answers it reads them again. */
export type QuestionReading = {
  /** All that was typed. */
  query: string;
  /** The question itself: without what stands in brackets, and without how to answer it. */
  question: string;
  /** The form of what answers: a number, a name, a day, a list, a cause. */
  form: QuestionForm;
  /** What a sentence tells that answers. */
  kind: AnswerKind;
  /** What a source must hold to answer: names, things, numbers, a time. */
  needs: Needs;
  /** What it is searched by. */
  terms: WeighedTerms;
  /** The time that it names. */
  period: PeriodMention | null;
  /** The measure that it asks for by one of its known names. */
  measure: MeasureQuestion | null;
  figure: FigureQuestion;
  column: ColumnQuestion;
  name: NameQuestion;
  /** The offices whose holder it asks for. */
  offices: Offices;
  date: DateQuestion;
  decision: DecisionQuestion;
  /** Whose votes it asks for. */
  vote: VoteQuestion | null;
  /** How those motions ended of which it asks for all. */
  outcome: OutcomeQuestion | null;
  /** The two things that it sets side by side; none where it compares nothing. */
  sides: readonly Side[];
  /** The stem of what somebody did, where it asks what that was done to. */
  deed: string | null;
  /** Stems of the name of what was bought, where it asks what was paid for it; else none. */
  bought: readonly string[];
  /** The two questions of a figure in which one that compares two is asked. */
  compared: readonly [string, string] | null;
};
