import type { AnswerSource, SourcePlace } from '@ecco/contract';
import { placeHref } from '../../format/place-href.ts';
import { type Place, placeOf } from '../../ui/citation/place.ts';

const placeSeconds = ({ start_ms }: SourcePlace): number | null =>
  start_ms === null ? null : start_ms / 1_000;

/** The address of a place of a source. */
export const sourcePlaceHref = (source: AnswerSource, place: SourcePlace): string =>
  placeHref({
    item: { kind: source.content_type, slug: source.slug, uuid: source.uuid },
    content_id: place.content_id,
    segment_id: place.segment_id,
    start_timestamp: placeSeconds(place),
  });

/** A place of a source as a page goes to it. */
export const sourcePlace = (source: AnswerSource, place: SourcePlace): Place => ({
  ...placeOf({ ...place, start_timestamp: placeSeconds(place) }),
  source: { uuid: source.uuid, href: sourcePlaceHref(source, place) },
});

/** The places of all sources, the nearest first. */
export const nearestPlaces = (sources: readonly AnswerSource[], most: number) =>
  sources
    .flatMap((source) => source.source_items.map((place) => ({ source, place })))
    .sort((a, b) => b.place.score - a.place.score)
    .slice(0, most);
