import type { TFunction } from 'i18next';
import { type CitedPlace, placeLabel } from './place.ts';

/** Places that are written differently, each the first of its kind: two alike would say and do the same. */
export function distinctPlaces(t: TFunction, places: readonly CitedPlace[]): CitedPlace[] {
  const written = Map.groupBy(places, (place) => placeLabel(t, place));
  return [...written.values()].flatMap(([first]) => first ?? []);
}
