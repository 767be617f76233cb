import type { PensionSearch } from '@ecco/contract';
import { fundTypes } from '@ecco/domain';
import type { FundsFilter, StateCount, Store } from '@ecco/store';
import { createCache } from '../memory/cache.ts';
import { fundsFilterOf, timeAround } from './funds-query.ts';

type FundCount = StateCount & { past: number; coming: number };
/**
 * How many funds each state has, and how often they met and will meet so many days around now: of those that a filter asks
 * for, or of all.
 */
type FundCounts = { of: (days: number, filter?: PensionSearch) => Promise<FundCount[]> };

declare module '../request/services.ts' {
  interface Services {
    fundCounts: FundCounts;
  }
}

/** Days that are asked for at once, and how long their counts are good, in ms: the days move with the clock. */
const cacheLimits = { max: 50, ttlMs: 60_000 };

/** Counts of funds; those of all, which every map asks for, are kept until funds or meetings change. */
export function createFundCounts(
  { organizations, funds, changes }: Pick<Store, 'organizations' | 'funds' | 'changes'>,
  now: () => number,
): FundCounts {
  const staleOn = { changes, tags: ['organisation.changed', 'meeting.changed'] as const };
  const cache = createCache<FundCount[]>({ ...cacheLimits, now, staleOn });
  const count = async (days: number, fundsFilter: FundsFilter): Promise<FundCount[]> => {
    const { from, now: today, to } = timeAround({ events: { days_range: days } }, now());
    const [counted, past, coming] = await Promise.all([
      funds.countByState(fundsFilter),
      funds.meetingsByState(fundsFilter, { from, to: today }),
      funds.meetingsByState(fundsFilter, { from: today, to }),
    ]);
    const ofState = (meetings: typeof past, state: string | null): number => meetings.get(state) ?? 0;
    return counted.map((one) => ({
      ...one,
      past: ofState(past, one.state),
      coming: ofState(coming, one.state),
    }));
  };
  return {
    of: async (days, filter) => {
      if (filter === undefined) return cache.get(String(days), async () => count(days, { types: fundTypes }));
      const input = await fundsFilterOf({ organizations }, { filter, type: undefined, now: now() });
      return count(days, await funds.lookUp(input));
    },
  };
}
