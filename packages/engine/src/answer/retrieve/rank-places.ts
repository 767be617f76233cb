import { smallestOf } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { withNames } from '../terms/question.ts';
import { indexSource } from '../terms/text-index.ts';
import { gatherEvidence, type Term } from './evidence.ts';
import { namedSpeakers } from './named-speakers.ts';

/** A segment that may hold the answer: the places of its source and of it in the lists. */
export type Place = { sourceIndex: number; segment: number; score: number };

export type Rating = { terms: readonly Term[]; places: Place[] };

const namedBonus = 0.7;
/** Shorter turns ("Yeah, exactly.") say little themselves, though they stand in the right place. */
const fullTurn = 8;
const scrapWeight = 0.3;

type SearchReading = Pick<QuestionReading, 'query' | 'terms'>;

/** Rates every segment in which, or near which, a question's words are said, in order. */
export function ratePlaces(
  { query, terms: wanted }: SearchReading,
  sources: readonly QuestionSource[],
): Rating {
  const speakers = sources.map((source) => namedSpeakers(query, source));
  const named = speakers.map((list) => new Set(list.map(({ label }) => label)));
  const asked = withNames(
    wanted,
    speakers.flat().map(({ name }) => name),
  );
  const { scores, terms } = gatherEvidence(asked, sources);
  const places = sources.flatMap((source, sourceIndex) => {
    const { segments } = indexSource(source);
    return source.segments.map(({ speaker }, segment): Place => {
      const bonus = named[sourceIndex]?.has(speaker ?? '') ? 1 + namedBonus : 1;
      const length = Math.min(1, (segments[segment]?.words ?? 0) / fullTurn);
      const score = (scores[sourceIndex]?.[segment] ?? 0) * bonus;
      return { sourceIndex, segment, score: score * (scrapWeight + (1 - scrapWeight) * length) };
    });
  });
  return { terms, places: places.filter(({ score }) => score > 0) };
}

const most = 60;
const different = 5;
/** How much a place right beside a better one loses, and over how many segments that fades. */
const beside = { loss: 0.3, fade: 20 };

/**
 * The places that a question speaks of, the best first, and the first five not all from one passage: where the best
 * is wrong, its neighbor is wrong too.
 */
export function rankPlaces(reading: SearchReading, sources: readonly QuestionSource[]): Place[] {
  const pool = ratePlaces(reading, sources)
    .places.sort((a, b) => b.score - a.score || a.sourceIndex - b.sourceIndex || a.segment - b.segment)
    .slice(0, most);
  const first: Place[] = [];
  while (first.length < different && pool.length > 0) {
    const worth = (place: Place) =>
      place.score *
      smallestOf(
        first.map((other) => apart(place, other)),
        1,
      );
    const best = pool.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    first.push(best);
    pool.splice(pool.indexOf(best), 1);
  }
  return [...first, ...pool];
}

const apart = (a: Place, b: Place): number =>
  a.sourceIndex === b.sourceIndex
    ? 1 - beside.loss * Math.exp(-Math.abs(a.segment - b.segment) / beside.fade)
    : 1;
