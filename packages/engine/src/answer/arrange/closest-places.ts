import { type ClosestPlace, closestPlacesMax } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import { surePart } from '../../proof/unsure.ts';
import { citeSentence } from '../../reading/citation.ts';
import { readSource } from '../../reading/reading.ts';
import { openRatings } from '../../salience/salience.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import type { Inquiry } from '../question/inquiry.type.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { type Place, rankPlaces } from '../retrieve/rank-places.ts';
import { rejectedSentences } from '../terms/rejected-sentences.ts';
import { searchTerms } from '../terms/search-terms.ts';

/** Where something near to a question is said, the nearest first, a sentence of each: no answer, but where to look. */
export function closestPlaces(
  reading: QuestionReading,
  { sources, without }: Pick<Inquiry, 'sources' | 'without'>,
): ClosestPlace[] {
  const wanted = reading.terms.weights;
  const isTold = rejectedSentences(without);
  const found: ClosestPlace[] = [];
  for (const place of rankPlaces(reading, sources)) {
    if (found.length === closestPlacesMax) break;
    const source = sources[place.sourceIndex];
    const citation = source && nearestSentence(source, place, wanted);
    if (!citation || isTold({ segmentId: citation.segmentId, text: citation.quote })) continue;
    found.push({ sourceIndex: place.sourceIndex, score: place.score, citation });
  }
  return found;
}

/** The sentence of a segment that has most of a question's words; nothing where none has any. */
function nearestSentence(source: QuestionSource, { segment }: Place, wanted: ReadonlyMap<string, number>) {
  const held = (stems: readonly string[]) =>
    [...new Set(stems)].reduce((sum, stem) => sum + (wanted.get(stem) ?? 0), 0);
  const { firstSentence, sentences } = readSource(source);
  const ratings = openRatings(source);
  let best: { sentence: Sentence; score: number } | null = null;
  for (let at = firstSentence[segment] ?? 0; sentences[at]?.segment === segment; at++) {
    const { sentence, polished } = ratings.of(at);
    const score = polished === '' ? 0 : held(searchTerms(sentence.tokens));
    if (score > (best?.score ?? 0)) best = { sentence, score };
  }
  const [citation] = best === null ? [] : citeSentence(source.segments, best.sentence);
  return citation && surePart(source.segments, citation);
}
