import type { CandidateCounts, Store } from '@ecco/store';
import { createCache } from '../memory/cache.ts';

type CountCache = { of: (organizationId: string) => Promise<CandidateCounts> };

declare module '../request/services.ts' {
  interface Services {
    candidateCounts: CountCache;
  }
}

const organizationsCached = 500;

/**
 * How many candidates of each status an organization has, which every page of its list says and to know which all of them
 * are counted; kept until candidates are found, decided or moved.
 */
export function createCandidateCounts({
  candidates,
  changes,
}: Pick<Store, 'candidates' | 'changes'>): CountCache {
  const cache = createCache<CandidateCounts>({
    max: organizationsCached,
    staleOn: { changes, tags: ['candidates.changed', 'organisation.changed'] },
  });
  const count = async (id: string): Promise<CandidateCounts> =>
    (await candidates.countsOf([id])).get(id) ?? { New: 0, Promoted: 0, Rejected: 0 };
  return { of: (id) => cache.get(id, () => count(id)) };
}
