import type { InsightsGridQuery } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { openList } from '../list/open-list.ts';
import { fundsFilterOf } from '../pension-fund/funds-query.ts';
import type { Authorized } from '../request/access/authorize.ts';

/** So many funds are asked about at most. */
const fundsMax = 5_000;

type GridInput = { query: InsightsGridQuery; reader: Authorized<'read'>; now: number };

/**
 * The organizations whose insights somebody asks for: those that are named, those that a list follows, else the funds of
 * a filter.
 * @throws RequestError 403, 404 for a list
 */
export async function insightScope(
  store: Pick<Store, 'funds' | 'organizations' | 'lists' | 'hubs' | 'users'>,
  { query, reader, now }: GridInput,
): Promise<readonly string[]> {
  const { org_ids: ids, list_uuid: list, org_type: type, filter = {} } = query;
  if (ids !== undefined) return ids;
  if (list !== undefined) {
    const { thing } = await openList(store, list, reader);
    return (await store.hubs.holdingOf(thing.id)).organizationIds;
  }
  const fundsFilter = await fundsFilterOf(store, { filter, type, now });
  return store.funds.idsOf(fundsFilter, fundsMax);
}
