import type { InsightsGridQuery } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { fundsFilterOf } from '../pension-fund/funds-query.ts';

/** So many funds are asked about at most. */
const fundsMax = 5_000;

/** The organisations whose insights somebody asks for: those that are named, else the funds of a filter. */
export async function insightScope(
  store: Pick<Store, 'funds' | 'organisations'>,
  { org_ids: ids, org_type: type, filter = {} }: InsightsGridQuery,
  now: number,
): Promise<string[]> {
  if (ids !== undefined) return ids;
  const wanted = await fundsFilterOf(store, { filter, type, now });
  const { rows } = await store.funds.page({ page: 1, perPage: fundsMax, ...wanted });
  return rows.map(({ id }) => id);
}
