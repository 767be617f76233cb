import type { Answer } from '@ecco/domain';
import type { Question } from '../ports/ports.ts';
import { answerRules } from './answer-rules.ts';
import { answerOfClaims } from './arrange/answer-of-claims.ts';
import { closestPlaces } from './arrange/closest-places.ts';
import { ownedSources } from './fit/owned-sources.ts';
import { isPaper } from './fit/subject-match.ts';
import { hasRowFor } from './forms/row-lead.ts';
import { judge } from './judge/judge.ts';
import type { Inquiry, Verdict } from './question/inquiry.type.ts';
import type { QuestionReading } from './question/question-reading.type.ts';
import { readQuestion } from './question/read-question.ts';
import { retrieve } from './retrieve/retrieve.ts';

const decisionsOf = <Decides>(rules: readonly { decides: Decides }[]): Decides[] =>
  rules.map(({ decides }) => decides);

const rules = {
  ofQuestion: decisionsOf(answerRules.ofQuestion),
  ofStatement: decisionsOf(answerRules.ofStatement),
  ofSource: decisionsOf(answerRules.ofSource),
  ofSentence: decisionsOf(answerRules.ofSentence),
  ofSelection: decisionsOf(answerRules.ofSelection),
  ofSilence: decisionsOf(answerRules.ofSilence),
};

/**
 * Answers with the sentences that fit a question best, some 90 words, claim by claim: the question is read once, then what may
 * answer is retrieved, judged and arranged. Where nothing answers, the places that come closest are told.
 */
export const answerQuestion = (question: Question): Answer => answerAs(question, { isRenamed: false });

function answerAs(question: Question, { isRenamed }: Pick<Inquiry, 'isRenamed'>): Answer {
  const { query, sources, without = [], needs: interests = [], askedAt, of } = question;
  const reading = readQuestion(query, { of });
  const ask: Inquiry['ask'] = (other, as) =>
    answerAs({ ...question, query: other }, { isRenamed: as === 'other name' });
  const inquiry: Inquiry = { reading, sources, without, interests, askedAt, of, ask, isRenamed };
  const answer = firstAnswer(rules.ofQuestion, inquiry) ?? answerOfNamed(inquiry);
  if (answer.found) return answer;
  return firstOf(rules.ofSilence, (rule) => answerIn(rule(inquiry, answer), inquiry)) ?? answer;
}

/** Of whoever is named what is of others is not asked. */
function answerOfNamed(inquiry: Inquiry): Answer {
  const { reading, sources: all } = inquiry;
  const places = all.length > 1 ? ownedSources(reading.needs, all) : null;
  if (places === null) return answerFrom(inquiry);
  const sources = places.flatMap((at) => all[at] ?? []);
  const { sentences, closest, ...answer } = answerFrom({ ...inquiry, sources });
  const placed = <One extends { sourceIndex: number }>(one: One): One => ({
    ...one,
    sourceIndex: places[one.sourceIndex] ?? one.sourceIndex,
  });
  return { ...answer, sentences: sentences.map(placed), closest: closest.map(placed) };
}

function answerFrom(asked: Inquiry): Answer {
  const inquiry = { ...asked, reading: ofRows(asked) };
  const stated = firstAnswer(rules.ofStatement, inquiry);
  if (stated !== null) return stated;
  const told = judge(inquiry, retrieve(inquiry, rules.ofSource), rules);
  return withClosest(answerOfClaims(told, inquiry), inquiry);
}

/** What one row of a table tells with what it was before is asked for as its figure. */
function ofRows({ reading, sources }: Inquiry): QuestionReading {
  const isOfTimes = reading.form === 'comparison' || reading.form === 'change';
  return isOfTimes && sources.some((source) => isPaper(source) && hasRowFor(reading, source))
    ? { ...reading, form: 'number', sides: [] }
    : reading;
}

function firstOf<Rule, Result>(some: readonly Rule[], decide: (rule: Rule) => Result | null): Result | null {
  for (const rule of some) {
    const result = decide(rule);
    if (result !== null) return result;
  }
  return null;
}

/** What the first rule says that says anything; null where that is for sentences to tell. */
const firstAnswer = (some: readonly ((inquiry: Inquiry) => Verdict)[], inquiry: Inquiry): Answer | null =>
  answerIn(
    firstOf(some, (rule) => rule(inquiry)),
    inquiry,
  );

const answerIn = (verdict: Verdict, inquiry: Inquiry): Answer | null =>
  verdict === null || verdict === 'weigh sentences' ? null : withClosest(verdict, inquiry);

const withClosest = (answer: Answer, { reading, sources, without }: Inquiry): Answer =>
  answer.found ? answer : { ...answer, closest: closestPlaces(reading, { sources, without }) };

/** The same, an answer for each sentence; the claims come with the last. */
export function* answerInPieces(question: Question): Generator<Answer, void> {
  const { sentences, ...whole } = answerQuestion(question);
  if (sentences.length === 0) yield { ...whole, sentences };
  for (const [at, sentence] of sentences.entries()) {
    const claims = at === sentences.length - 1 ? whole.claims : [];
    yield { ...whole, sentences: [sentence], claims };
  }
}
