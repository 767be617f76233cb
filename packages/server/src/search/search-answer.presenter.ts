import type { SearchAnswer, SearchResult } from '@ecco/contract';
import type { CalledSo, Hit } from '@ecco/store';
import { type Copies, withoutCopies } from '../item/copies.presenter.ts';
import type { Names } from '../item/segment.presenter.ts';
import type { LineSearchResult, LinesQuery } from './line-search.types.ts';
import { presentRead } from './read-query.ts';
import { facetsOf } from './search-facets.ts';
import { groupHits, type MetPlace } from './search-groups.ts';
import { presentHit } from './search-result.presenter.ts';

type Answered = {
  wanted: LinesQuery;
  found: LineSearchResult;
  /** By the item's id. */
  names: ReadonlyMap<string, Names>;
  copies: Copies;
  called: readonly CalledSo[];
  degraded: string[];
};

const none: Names = new Map();

const summarySection = ({ summary, matched }: Hit): SearchResult['why']['found_in'] => {
  if (summary !== null) return summary.title === summary.line.text ? 'title' : 'summary';
  return matched.length === 0 ? 'newest' : 'passage';
};

const matchedPlace = ({ item, segment, summary }: Hit): MetPlace => ({
  itemId: item.id,
  line: segment?.idx ?? null,
  startMs: segment?.startMs ?? summary?.line.startMs ?? null,
  page: segment?.page ?? summary?.line.page ?? null,
});

const presentCalled = ({ id, kind, ...called }: CalledSo): SearchAnswer['called_so'][number] => ({
  ...called,
  uuid: id,
  content_type: kind,
});

/** What a search found, as it leaves. */
export function presentAnswer({ wanted, found, names, copies, called, degraded }: Answered): SearchAnswer {
  const { skip = 0, limit, overview } = wanted;
  const { read, corrected, expansions } = found;
  const hits = withoutCopies(found.hits, { copies, itemOf: ({ hit }) => hit.item.id });
  const shown = hits.slice(skip, skip + limit).map(({ hit, synonyms }) => {
    const why = { found_in: summarySection(hit), words: hit.matched, synonyms };
    return { hit, result: presentHit(hit, names.get(hit.item.id) ?? none, why) };
  });
  const met = overview ? hits.map(({ hit }) => matchedPlace(hit)) : [];
  const voiced = () =>
    hits.map(({ hit }) => ({ hit, speaker: hit.summary === null ? speakerOf(hit, names) : null }));
  return {
    ...presentRead(read.parsed),
    corrected,
    results: shown.map(({ result }) => result),
    groups: groupHits(shown, { met, copies }),
    facets: overview ? facetsOf(voiced()) : null,
    called_so: called.map(presentCalled),
    more: found.hits.length > skip + limit,
    degraded,
    expansions,
  };
}

const speakerOf = ({ item, segment }: Hit, names: Answered['names']): string | null => {
  const label = segment?.speakerLabel ?? null;
  return label === null ? null : (names.get(item.id)?.get(label) ?? label);
};
