import type { SearchAnswer, SearchResult, SearchValue } from '@ecco/contract';
import { printValue } from '@ecco/domain/search-language';
import type { Hit } from '@ecco/store';

type Facets = NonNullable<SearchAnswer['facets']>;
type FacetHit = { hit: Hit; speaker: SearchResult['speaker'] };

const eachMax = 12;
/** A voice that nobody has named yet. */
const unnamed = /speaker|unknown/iu;

/** How many of the items have each name, those with most first. */
function count(
  facetHits: readonly FacetHit[],
  namesOf: (found: FacetHit) => readonly string[],
): SearchValue[] {
  const itemsOf = new Map<string, Set<string>>();
  for (const one of facetHits) {
    for (const name of namesOf(one)) {
      const held = itemsOf.get(name) ?? new Set<string>();
      itemsOf.set(name, held.add(one.hit.item.id));
    }
  }
  return [...itemsOf]
    .map(([name, { size }]) => ({ name, value: printValue(name), items: size }))
    .toSorted((a, b) => b.items - a.items || (a.name < b.name ? -1 : 1))
    .slice(0, eachMax);
}

const yearsOf = ({ item: { publishedAt } }: Hit): string[] =>
  publishedAt === null ? [] : [String(publishedAt.getUTCFullYear())];

/** What the search can be narrowed to, counted over what it found, so that each leads to something. */
export const facetsOf = (facetHits: readonly FacetHit[]): Facets => ({
  kind: count(facetHits, ({ hit }) => [hit.item.kind]),
  show: count(facetHits, ({ hit }) => (hit.show ? [hit.show.name] : [])),
  speaker: count(facetHits, ({ speaker }) => (speaker === null || unnamed.test(speaker) ? [] : [speaker])),
  org: count(facetHits, ({ hit }) => hit.organizations.map(({ name }) => name)),
  year: count(facetHits, ({ hit }) => yearsOf(hit)).toSorted((a, b) => (a.name < b.name ? 1 : -1)),
});
