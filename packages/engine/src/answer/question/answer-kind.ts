import {
  asksDate,
  asksNumber,
  asksOutcome,
  asksReason,
  asksWho,
  tellsDate,
  tellsNumber,
  tellsOutcome,
  tellsReason,
  tellsWho,
} from './answer-kind.lexicon.ts';

const kinds = [
  { asks: asksNumber, tells: tellsNumber },
  { asks: asksDate, tells: tellsDate },
  { asks: asksReason, tells: tellsReason },
  { asks: asksWho, tells: tellsWho },
  { asks: asksOutcome, tells: tellsOutcome },
];

/** What a question asks for of these: a number, a time, a cause, how a vote ended. */
export type AnswerKind = {
  /** None of them. */
  isOpen: boolean;
  /** The share of them that a sentence tells, 0 to 1; all of none. */
  toldBy: (sentence: string) => number;
};

/** What was said of a subject is told by any sentence. */
export const anyKind: AnswerKind = { isOpen: true, toldBy: () => 1 };

export function answerKind(query: string): AnswerKind {
  const wanted = kinds.filter(({ asks }) => asks.test(query)).map(({ tells }) => tells);
  if (wanted.length === 0) return anyKind;
  return {
    isOpen: false,
    toldBy: (sentence) => wanted.filter((tells) => tells.test(sentence)).length / wanted.length,
  };
}
