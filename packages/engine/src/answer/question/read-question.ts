import { weighTerms } from '../terms/question.ts';
import { asksNumber } from './answer-kind.lexicon.ts';
import { answerKind } from './answer-kind.ts';
import { readColumn } from './column-question.ts';
import { readComparison } from './compared-questions.ts';
import { readDecisionQuestion } from './decision-question.ts';
import { readDeed } from './deed.ts';
import { readFigureQuestion } from './figure-question.ts';
import { readMeasure } from './measure-question.ts';
import { readDateQuestion, readNameQuestion } from './name-question.ts';
import { mainQuestion } from './needs.ts';
import { readOffices } from './offices.ts';
import { readOutcome } from './outcome-question.ts';
import { needsOf } from './own-needs.ts';
import { readPeriod } from './period-mention.ts';
import { readPurchase } from './purchase-question.ts';
import type { QuestionReading } from './question-reading.type.ts';
import { readForm } from './read-form.ts';
import { sidesOf } from './sides.ts';
import { readVote } from './vote-question.ts';

/** `of`: the organization that is asked, where one is. */
type QuestionContext = { of?: { name: string; aliases: readonly string[] } | undefined };

/** The two questions of one figure each in which one that compares two is asked; null for any other. */
function comparedFigures(question: string): QuestionReading['compared'] {
  const compared = readComparison(question);
  return compared !== null && asksNumber.test(compared[0]) ? compared : null;
}

/** Reads the words of a question: what is asked, in which form it is answered, and what a source must hold to answer it. */
export function readQuestion(query: string, { of }: QuestionContext = {}): QuestionReading {
  const question = mainQuestion(query);
  const needs = needsOf(question, of);
  const form = readForm(question);
  return {
    query,
    question,
    form,
    kind: answerKind(query),
    needs,
    terms: weighTerms(query),
    period: readPeriod(question),
    measure: readMeasure(question),
    figure: readFigureQuestion(question),
    column: readColumn(question),
    name: readNameQuestion(question),
    offices: readOffices(question),
    date: readDateQuestion(question),
    decision: readDecisionQuestion(query, question),
    vote: readVote(question, needs),
    outcome: readOutcome(question, needs),
    sides: form === 'comparison' ? (sidesOf(question, needs) ?? []) : [],
    deed: readDeed(question),
    bought: readPurchase(question),
    compared: comparedFigures(question),
  };
}
