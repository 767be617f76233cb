import type { PensionSearch } from '@ecco/contract';
import { defaultTimeframeDays, fundTypes, type OrganizationType } from '@ecco/domain';
import type { FundsFilter, Store, TimeAround } from '@ecco/store';

const day = 86_400_000;

/** What is left out or empty asks for nothing. */
const some = <Value>(values: readonly Value[] | undefined): readonly Value[] | undefined =>
  values === undefined || values.length === 0 ? undefined : values;

/** The time that is asked about: so many days back, and as many ahead. `now` in ms. */
export function timeAround(filter: PensionSearch, now: number): TimeAround {
  const range = (filter.events?.days_range ?? defaultTimeframeDays) * day;
  return { from: new Date(now - range), now: new Date(now), to: new Date(now + range) };
}

/** The ids of managers and consultants that are named by slug or id; who is not there is left out. */
async function idsOf(
  { organizations }: Pick<Store, 'organizations'>,
  names: readonly string[],
): Promise<string[]> {
  const matches = await Promise.all(names.map((name) => organizations.find(name)));
  return matches.flatMap((one) => (one ? [one.organization.id] : []));
}

type FundsInput = { filter: PensionSearch; type: OrganizationType | undefined; now: number };

/** A filter as the store asks for it. */
export async function fundsFilterOf(
  store: Pick<Store, 'organizations'>,
  { filter, type, now }: FundsInput,
): Promise<FundsFilter> {
  const { topics, state, allocating, aum, organizations } = filter;
  const named = some(organizations);
  return {
    types: type === undefined ? fundTypes : [type],
    states: some(state),
    topics: some(topics),
    assets: aum,
    allocating:
      allocating === undefined ? undefined : { is: allocating, since: timeAround(filter, now).from },
    organizationIds: named && (await idsOf(store, named)),
  };
}
