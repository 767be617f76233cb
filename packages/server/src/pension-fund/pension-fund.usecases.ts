import { limits, type PensionSearch } from '@ecco/contract';
import type { OrganisationColumn, OrganisationType } from '@ecco/domain';
import type { FundsFilter, Store, TimeAround } from '@ecco/store';
import { readAllocations } from '../organisation/allocating.ts';
import type { Authorised } from '../request/access/authorise.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { fundsFilterOf, timeOf } from './funds-query.ts';

type Shelves = Pick<
  Store,
  'funds' | 'ledger' | 'organisations' | 'items' | 'segments' | 'speakers' | 'pensionSearches'
>;
type Query = {
  page: number;
  perPage: number;
  order: { column: OrganisationColumn; descending: boolean } | null;
  words: string | undefined;
  type: OrganisationType | undefined;
  filter: PensionSearch | undefined;
  /** Only funds that meet in the time that is asked for. */
  meeting: boolean;
  now: number;
};

/** What somebody asks for: what they say, else what they saved. */
async function filterOf(
  { pensionSearches }: Pick<Store, 'pensionSearches'>,
  who: Authorised<'read'>,
  said: PensionSearch | undefined,
): Promise<PensionSearch> {
  if (said !== undefined) return said;
  return who.userId === null ? {} : ((await pensionSearches.ofUser(who.userId)) ?? {});
}

/** The meetings of a page of funds and of all of them, and why each of the page allocates. */
async function besides(
  store: Shelves,
  ids: readonly string[],
  { filter, time }: { filter: FundsFilter; time: TimeAround },
) {
  const [meetings, allocated, counts] = await Promise.all([
    store.funds.meetingsAround({
      organisationIds: ids,
      filter,
      time,
      limits: { each: limits.cardMeetingsShown, all: limits.fundMeetingsShown },
    }),
    readAllocations(store, ids, time.from),
    store.funds.itemCountsOf(ids),
  ]);
  return { ...meetings, counts, ...allocated };
}

/** The pension funds that somebody asks for, with when they meet and whether they allocate. */
export async function fundsOf({ store }: { store: Shelves }, who: Authorised<'read'>, query: Query) {
  const { type, now, meeting: isMeeting, filter: said, ...page } = query;
  const asked = await filterOf(store, who, said);
  const time = timeOf(asked, now);
  const filter = await store.funds.lookUp(await fundsFilterOf(store, { filter: asked, type, now }));
  const meeting = isMeeting ? { from: time.from, to: time.to } : undefined;
  const { rows, total } = await store.funds.page({ ...page, ...filter, meeting });
  // Whoever meets in the time at all is among those whose meetings of that time are asked for.
  const parts = await besides(
    store,
    rows.map(({ id }) => id),
    { filter, time },
  );
  return { rows, total, asked, ...parts };
}
export type FundsFound = Awaited<ReturnType<typeof fundsOf>>;

/** Keeps which funds somebody wants to see. */
export const savePensionSearch = (
  { pensionSearches }: Pick<Store, 'pensionSearches'>,
  who: Authorised<'change-own'>,
  filter: PensionSearch,
): Promise<void> => pensionSearches.save(ownUserOf(who), filter);
