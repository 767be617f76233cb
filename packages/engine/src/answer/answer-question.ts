import type { Answer, Question } from '../ports.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../reading/cited-text.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { englishTerms } from '../sentences/sentence.ts';
import { tokenise } from '../words/token.ts';
import { rankByBm25 } from './bm25.ts';

const mostSentences = 6;
/** The best sentence and its neighbours must hold this share of what the question weighs. */
const leastMatch = 0.3;

type Place = { sourceIndex: number; rated: Rated; context: string[] };

/**
 * Answers with the sentences that fit a question best, in the order of their sources. A sentence is judged
 * with the one before and after it, since an answer often stands beside the words of the question. Not found
 * where nothing holds enough of the question.
 */
export function answerQuestion({ query, sources }: Question): Answer {
  const terms = queryTerms(query);
  const places = sources.flatMap((source, sourceIndex) => placesOf(rateSentences(source), sourceIndex));
  const own = rankByBm25(
    places.map(({ rated }) => rated.sentence.terms),
    terms,
  );
  const around = rankByBm25(
    places.map(({ context }) => context),
    terms,
  );
  const fits = around.some(
    ({ matched, terms: held }) => matched >= leastMatch && held >= Math.min(2, terms.length),
  );
  if (!fits) return { found: false, sentences: [] };
  const scores = new Map(around.map(({ index, score }) => [index, score * 0.5]));
  for (const { index, score } of own) scores.set(index, (scores.get(index) ?? 0) + score);
  const chosen = [...scores]
    .map(([index, score]) => ({ index, score: score * manner(places[index]?.rated) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const least = (chosen[0]?.score ?? 0) * 0.55;
  const kept = chosen
    .filter(({ score }) => score >= least)
    .slice(0, mostSentences)
    .map(({ index }) => index);
  const sentences = kept.sort((a, b) => a - b).flatMap((index) => present(places[index], sources));
  return { found: sentences.length > 0, sentences };
}

/** Stems of the question; where it consists of common words only, those are searched for. */
function queryTerms(query: string): string[] {
  const tokens = tokenise(query);
  const terms = englishTerms(tokens).filter(
    (term) => !/^(?:summari|discuss|describ|explain|accord)/u.test(term),
  );
  return [...new Set(terms)];
}

function placesOf(rated: readonly Rated[], sourceIndex: number): Place[] {
  return rated.map((one, at) => ({
    sourceIndex,
    rated: one,
    context: [
      ...speakerTerms(one),
      ...(rated[at - 1]?.sentence.terms ?? []),
      ...one.sentence.terms,
      ...(rated[at + 1]?.sentence.terms ?? []),
    ],
  }));
}

/** Questions often name who said it. */
const speakerTerms = ({ sentence }: Rated): string[] => englishTerms(tokenise(sentence.speaker ?? ''));

/** A statement answers; a question, a greeting and a scrap of talk do not. */
function manner(rated: Rated | undefined): number {
  if (rated === undefined || rated.polished === '') return 0;
  const length = rated.words < 5 ? 0.2 : rated.words < 9 ? 0.7 : 1;
  return length * (rated.isQuestion ? 0.55 : 1) * (rated.isContent ? 1 : 0.6) * (1 - 0.2 * rated.dependence);
}

function present(place: Place | undefined, sources: Question['sources']): Answer['sentences'] {
  const segments = place === undefined ? undefined : sources[place.sourceIndex]?.segments;
  if (place === undefined || segments === undefined) return [];
  const text = openGate(segments).pass(toCitedText(segments, place.rated));
  return text === null ? [] : [{ ...text, sourceIndex: place.sourceIndex }];
}
