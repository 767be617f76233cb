import type { CountedName, NamesQuery, RowPage, Store } from '@ecco/store';
import { createCache } from '../memory/cache.ts';

type TopNamesReader = (query: NamesQuery) => Promise<RowPage<CountedName>>;

declare module '../request/services.ts' {
  interface Services {
    mostNamed: TopNamesReader;
  }
}

const cacheMax = 100;
/** Who is named most often does not change from one moment to the next, and counting goes through all names. */
const staleAfterMs = 30_000;

/** People or organizations by how often they are named, counted anew every half minute at most. */
export function createMostNamed({ entities }: Pick<Store, 'entities'>, now: () => number): TopNamesReader {
  const cache = createCache<RowPage<CountedName>>({ max: cacheMax, ttlMs: staleAfterMs, now });
  return (query) => cache.get(JSON.stringify(query), () => entities.mostNamed(query));
}
