// A search that a flavor widens: besides the words of the person it looks for other ways to say the same, each by a
// search of its own. What is found only so counts less, and only where it is said word for word; every widening is
// told, and the person may refuse it.

import type { Expansion } from '@ecco/contract';
import type { FlavorName } from '@ecco/domain';
import { expandQuery } from '@ecco/engine';
import type { Hit, HitQuery } from '@ecco/store';

export type Widening = {
  flavor: FlavorName;
  /** Words of the search that are taken as they stand. */
  without: readonly string[];
};

/** Each is a search of its own. */
const mostWays = 8;
/** What a hit counts that says it otherwise, against one in the words of the person. */
const otherwiseWeight = 0.8;

/** In which other ways a search is put; those that were refused are not among them. */
export function widen(text: string, { flavor, without }: Widening): Expansion[] {
  const refused = new Set(without.map((said) => said.toLowerCase()));
  let left = mostWays;
  return expandQuery(text, flavor).flatMap(({ said, also }) => {
    const taken = refused.has(said.toLowerCase()) ? [] : also.slice(0, left);
    left -= taken.length;
    return taken.length > 0 ? [{ said, also: taken }] : [];
  });
}

const hitKey = ({ item, summary, segment }: Hit): string =>
  [item.id, summary === null ? (segment?.id ?? '') : `${summary.kind} ${summary.idx}`].join(' ');

const hitText = (hit: Hit): string => (hit.summary === null ? hit.segment.text : hit.summary.line.text);

type Find = (query: HitQuery) => Promise<Hit[]>;

/** A hit, and in which other ways it says what was searched for. */
export type WidenedHit = { hit: Hit; synonyms: string[] };

/** What bears no date stands behind all that does. */
const hitTime = ({ hit: { item } }: WidenedHit): number =>
  item.publishedAt?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** Searches in the words of the person and in every other way, the best first, or the newest. */
export async function findWidened(
  find: Find,
  query: HitQuery,
  expansions: readonly Expansion[],
): Promise<WidenedHit[]> {
  const plain = (await find(query)).map((hit): WidenedHit => ({ hit, synonyms: [] }));
  if (expansions.length === 0) return plain;
  const ways = expansions.flatMap(({ said, also }) => also.map((other) => ({ said, other })));
  const others = await Promise.all(
    ways.map(async ({ said, other }) => {
      const hits = await find({ ...query, text: query.text.replace(said, other) });
      return hits
        .filter((hit) => hitText(hit).toLowerCase().includes(other.toLowerCase()))
        .map((hit): WidenedHit => ({ hit, synonyms: [other] }));
    }),
  );
  const result = new Map(plain.map((one) => [hitKey(one.hit), one]));
  for (const one of others.flat()) result.set(hitKey(one.hit), joined(result.get(hitKey(one.hit)), one));
  const order = query.sort === 'date' ? hitTime : ({ hit }: WidenedHit) => hit.score;
  return [...result.values()].toSorted((a, b) => order(b) - order(a)).slice(0, query.limit);
}

/** What is found in other words counts less than in those of the person. */
function joined(known: WidenedHit | undefined, { hit, synonyms }: WidenedHit): WidenedHit {
  return {
    hit: {
      ...hit,
      score: Math.max(known?.hit.score ?? 0, hit.score * otherwiseWeight),
      highlights: [...new Set([...(known?.hit.highlights ?? []), ...hit.highlights])],
      matched: known?.hit.matched ?? [],
    },
    synonyms: [...new Set([...(known?.synonyms ?? []), ...synonyms])],
  };
}
