import type { SearchAnswer, SearchGroup, SearchResult } from '@ecco/contract';

/** `same`: hits that say the same in the same words. */
export type PassageHit = { result: SearchResult; same: readonly SearchResult[] };
/** An item with what was found in it; its names are those of its best hit. */
export type PassageGroup = Pick<SearchGroup, 'date' | 'also_at' | 'count' | 'strip'> & {
  uuid: string;
  best: SearchResult;
  hits: readonly PassageHit[];
};

type Page = Pick<SearchAnswer, 'results' | 'groups'>;

const at = (results: readonly SearchResult[], index: number): SearchResult[] => {
  const result = results[index];
  return result ? [result] : [];
};

const hitsOf = ({ hits }: SearchGroup, { results }: Page): PassageHit[] =>
  hits.flatMap(({ result: index, same }) =>
    at(results, index).map((result) => ({ result, same: same.flatMap((other) => at(results, other)) })),
  );

const join = (before: PassageGroup, more: PassageGroup): PassageGroup => ({
  ...before,
  count: Math.max(before.count, before.hits.length + more.hits.length),
  hits: [...before.hits, ...more.hits],
  strip: [...new Set([...before.strip, ...more.strip])].sort((a, b) => a - b),
});

/** What was found, by item, in the order of their best hits; an item of two pages stands where it stood first. */
export function passageGroups(pages: readonly Page[]): PassageGroup[] {
  const match = new Map<string, PassageGroup>();
  for (const page of pages) {
    for (const group of page.groups) {
      const { parent_uuid: uuid, date, also_at, count, strip } = group;
      const hits = hitsOf(group, page);
      const best = hits[0]?.result;
      if (!best) continue;
      const item = { uuid, date, also_at, count, strip, best, hits };
      const before = match.get(uuid);
      match.set(uuid, before ? join(before, item) : item);
    }
  }
  return [...match.values()];
}
