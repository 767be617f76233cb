import type { Answer, AnswerClaim, AnswerSentence } from '@ecco/domain';
import type { Question } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { mayAnswer } from './asked/fit.ts';
import { readNeeds } from './asked/needs.ts';
import type { Chosen } from './candidates.ts';
import { chooseSentences } from './choose-sentences.ts';
import { closestPlaces } from './closest-places.ts';
import { decidedWeights } from './decided/decided.weights.ts';
import { decidedIn } from './decided/decided-sentences.ts';
import { readForm } from './forms/read-form.ts';
import { ratePlaces } from './rank-places.ts';

/**
 * Answers with the sentences that fit a question best, some 90 words, in the order of their sources. Not found where
 * no source holds what the question needs: then with the places that come closest.
 */
export function answerQuestion(question: Question): Answer {
  const form = readForm(question.query);
  const told = answerSentences(question);
  if (told.length === 0)
    return { found: false, form, sentences: [], claims: [], closest: closestPlaces(question) };
  const sentences = told.map((sentence, claim) => ({ ...sentence, lead: null, claim }));
  const claims = sentences.map((): AnswerClaim => ({ agreement: 'alone', differsFrom: [] }));
  return { found: true, form, sentences, claims, closest: [] };
}

/** The same, an answer for each sentence; the claims come with the last. */
export function* answerInPieces(question: Question): Generator<Answer, void> {
  const { sentences, ...whole } = answerQuestion(question);
  if (sentences.length === 0) yield { ...whole, sentences };
  for (const [at, sentence] of sentences.entries()) {
    const claims = at === sentences.length - 1 ? whole.claims : [];
    yield { ...whole, sentences: [sentence], claims };
  }
}

type Told = Omit<AnswerSentence, 'lead' | 'claim'>;

function answerSentences({ query, sources, without = [] }: Question): Told[] {
  const needs = readNeeds(query);
  const decided = sources.map((source) => decidedIn({ query, needs }, source));
  const isAble = sources.map(
    (source, at) => (decided[at]?.fit ?? 0) >= decidedWeights.alone || mayAnswer(needs, source),
  );
  if (!isAble.includes(true)) return [];
  const { terms, places } = ratePlaces(query, sources);
  const able = places.filter(({ sourceIndex }) => isAble[sourceIndex]);
  const rating = { terms, places: able };
  return chooseSentences({ query, needs, rating, sources, decided, without }).flatMap((chosen) =>
    present(chosen, sources),
  );
}

function present({ sourceIndex, rated }: Chosen, sources: Question['sources']): Told[] {
  const segments = sources[sourceIndex]?.segments ?? [];
  const text = openGate(segments).pass(toCitedText(segments, rated));
  return text === null ? [] : [{ ...text, sourceIndex }];
}
