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

const keyOf = ({ item, summary, segment }: Hit): string =>
  [item.id, summary === null ? (segment?.id ?? '') : `${summary.kind} ${summary.idx}`].join(' ');

const textOf = (hit: Hit): string => (hit.summary === null ? hit.segment.text : hit.summary.line.text);

type Find = (query: HitQuery) => Promise<Hit[]>;

/** Searches in the words of the person and in every other way, the best first. */
export async function findWidened(
  find: Find,
  query: HitQuery,
  expansions: readonly Expansion[],
): Promise<Hit[]> {
  if (expansions.length === 0) return find(query);
  const ways = expansions.flatMap(({ said, also }) => also.map((other) => ({ said, other })));
  const [plain, ...others] = await Promise.all([
    find(query),
    ...ways.map(async ({ said, other }) => {
      const hits = await find({ ...query, text: query.text.replace(said, other) });
      return hits.filter((hit) => textOf(hit).toLowerCase().includes(other.toLowerCase()));
    }),
  ]);
  const found = new Map((plain ?? []).map((hit) => [keyOf(hit), hit]));
  for (const hit of others.flat()) {
    const known = found.get(keyOf(hit));
    const score = Math.max(known?.score ?? 0, hit.score * otherwiseWeight);
    const highlights = [...new Set([...(known?.highlights ?? []), ...hit.highlights])];
    found.set(keyOf(hit), { ...hit, score, highlights });
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score).slice(0, query.limit);
}
