import type { SearchAnswer } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { presentHit } from './search-result.presenter.ts';
import type { SpeakerNames } from './speaker-names.ts';

export type SearchReaders = { store: Pick<Store, 'search'>; speakerNames: SpeakerNames };
export type SearchWanted = { text: string; itemIds?: string[]; limit: number };

/** Lines of transcripts that match, the best first; says which leg of the search did not take part (D31). */
export async function searchLines(
  { store, speakerNames }: SearchReaders,
  { text, itemIds, limit }: SearchWanted,
): Promise<SearchAnswer> {
  const hits = await store.search.segments({ text, limit, ...(itemIds ? { itemIds } : {}) });
  const results = await Promise.all(
    hits.map(async (hit) => presentHit(hit, await speakerNames.of(hit.item))),
  );
  return { results, degraded: store.search.mode === 'bm25' ? [] : ['bm25'] };
}
