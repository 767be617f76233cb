import type { Answer, Question } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { mayAnswer } from './asked/fit.ts';
import { readNeeds } from './asked/needs.ts';
import type { Chosen } from './candidates.ts';
import { chooseSentences } from './choose-sentences.ts';
import { decidedWeights } from './decided/decided.weights.ts';
import { decidedIn } from './decided/decided-sentences.ts';
import { ratePlaces } from './rank-places.ts';

/**
 * Answers with the sentences that fit a question best, some 90 words, in the order of their sources. Not found where
 * no source holds what the question needs.
 */
export function answerQuestion(question: Question): Answer {
  const sentences = [...answerSentences(question)];
  return { found: sentences.length > 0, sentences };
}

/** The same, an answer for each sentence. */
export function* answerInPieces(question: Question): Generator<Answer, void> {
  let found = false;
  for (const sentence of answerSentences(question)) {
    found = true;
    yield { found, sentences: [sentence] };
  }
  if (!found) yield { found, sentences: [] };
}

function* answerSentences({ query, sources }: Question): Generator<Answer['sentences'][number], void> {
  const needs = readNeeds(query);
  const decided = sources.map((source) => decidedIn({ query, needs }, source));
  const isAble = sources.map(
    (source, at) => (decided[at]?.fit ?? 0) >= decidedWeights.alone || mayAnswer(needs, source),
  );
  if (!isAble.includes(true)) return;
  const { terms, places } = ratePlaces(query, sources);
  const able = places.filter(({ sourceIndex }) => isAble[sourceIndex]);
  const rating = { terms, places: able };
  for (const chosen of chooseSentences({ query, needs, rating, sources, decided }))
    yield* present(chosen, sources);
}

function present({ sourceIndex, rated }: Chosen, sources: Question['sources']): Answer['sentences'] {
  const segments = sources[sourceIndex]?.segments ?? [];
  const text = openGate(segments).pass(toCitedText(segments, rated));
  return text === null ? [] : [{ ...text, sourceIndex }];
}
