import { searchTermsOf } from '../terms/search-terms.ts';
import { asksDecided, asksNumber } from './answer-kind.lexicon.ts';
import {
  asksBallot,
  asksDecision,
  asksDeed,
  asksMover,
  asksSumOf,
  asksWhetherDone,
  sendsElsewhere,
} from './decision.lexicon.ts';

/** What of a decision a question asks for; a question is followed by how to answer it, which may speak of a decision too. */
export type DecisionQuestion = {
  /** What a body decided, as anything that was typed says. */
  isOfDecision: boolean;
  /** What "was decided", whoever decided it. */
  isOfDecided: boolean;
  /** Whether a body did something once and for all, as anything that was typed says. */
  isWhetherDone: boolean;
  /** The stem of what was done, where it is asked whether just that was. */
  deed: string | null;
  /** How much something is for that a body decides on. */
  isOfSum: boolean;
  /** To whom or for how much something was done: the question itself, or anything that was typed. */
  isOfDeed: boolean;
  speaksOfDeed: boolean;
  isOfMover: boolean;
  isOfSeconder: boolean;
  /** Who voted how. */
  isOfBallot: boolean;
  /** What was put off, or sent elsewhere. */
  isOfPuttingOff: boolean;
  /** A number is asked for anywhere. */
  wantsSum: boolean;
};

function deedOf(question: string): string | null {
  const [done] = asksWhetherDone.findAll(question);
  return searchTermsOf(done?.text ?? '').at(-1) ?? null;
}

/** `query`: all that was typed; `question`: the question itself. */
export const readDecisionQuestion = (query: string, question: string): DecisionQuestion => ({
  isOfDecision: asksDecision.test(query),
  isOfDecided: asksDecided.test(question),
  isWhetherDone: asksWhetherDone.test(query),
  deed: deedOf(question),
  isOfSum: asksSumOf.test(question),
  isOfDeed: asksDeed.test(question),
  speaksOfDeed: asksDeed.test(query),
  isOfMover: asksMover.test(question),
  isOfSeconder: /\bseconded\b/iu.test(query),
  isOfBallot: asksBallot.test(query),
  isOfPuttingOff: sendsElsewhere.test(query),
  wantsSum: asksNumber.test(query),
});
