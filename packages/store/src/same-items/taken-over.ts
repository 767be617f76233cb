import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** What fields held before, and held then. */
export type TakenColumns = Record<string, { before: unknown; after: unknown }>;
type Values = Readonly<Record<string, unknown>>;

/** A value as it lies in JSON, so that what was stored compares with what is there. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Of each of these values that is new what was there before. */
export function takenOver(before: Values, after: Values): TakenColumns {
  const pairs = Object.entries(after).map(([name, value]) => ({
    name,
    before: asJson(before[name]),
    after: asJson(value),
  }));
  return Object.fromEntries(
    pairs.flatMap(({ name, ...pair }) => (isDeepStrictEqual(pair.before, pair.after) ? [] : [[name, pair]])),
  );
}

const Json = z.json();

/** What was there before, of all that nobody changed since. */
export const givenBack = (now: Values, taken: TakenColumns): Record<string, z.infer<typeof Json>> =>
  Object.fromEntries(
    Object.entries(taken).flatMap(([name, { before, after }]) =>
      isDeepStrictEqual(asJson(now[name]), after) ? [[name, Json.parse(before)]] : [],
    ),
  );
