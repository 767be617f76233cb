import { limits, type PensionSearch } from '@ecco/contract';
import { defaultTimeframeDays, type OrganisationColumn, type OrganisationType } from '@ecco/domain';
import type { FundsFilter, Store, TimeAround } from '@ecco/store';
import { readAllocations } from '../organisation/allocating.ts';
import type { Authorised } from '../request/access/authorise.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import type { FundCounts } from './fund-counts.ts';
import { fundsFilterOf, timeOf } from './funds-query.ts';

type Shelves = Pick<
  Store,
  'funds' | 'ledger' | 'organisations' | 'items' | 'segments' | 'speakers' | 'pensionSearches'
>;
type Needs = { store: Shelves; fundCounts: FundCounts };
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

/** How many funds meet in a time, where no more is asked of them than their states. */
async function meetingTotal(counts: FundCounts, asked: PensionSearch, { words, type }: Query) {
  const { state, events: _time, ...others } = asked;
  if (words || type !== undefined || Object.values(others).some((part) => part !== undefined))
    return undefined;
  const counted = await counts.of(asked.events?.days_range ?? defaultTimeframeDays);
  const ofStates = state?.length ? counted.filter((one) => one.state && state.includes(one.state)) : counted;
  return ofStates.reduce((sum, { meeting }) => sum + meeting.funds, 0);
}

/** The pension funds that somebody asks for, with when they meet and whether they allocate. */
export async function fundsOf({ store, fundCounts }: Needs, who: Authorised<'read'>, query: Query) {
  const { type, now, meeting: isMeeting, filter: said, ...page } = query;
  const asked = await filterOf(store, who, said);
  const time = timeOf(asked, now);
  const filter = await store.funds.lookUp(await fundsFilterOf(store, { filter: asked, type, now }));
  const total = isMeeting ? await meetingTotal(fundCounts, asked, query) : undefined;
  const meeting = isMeeting ? { from: time.from, to: time.to } : undefined;
  const { rows, total: found } = await store.funds.page({ ...page, ...filter, meeting, total });
  // Whoever meets in the time at all is among those whose meetings of that time are asked for.
  const parts = await besides(
    store,
    rows.map(({ id }) => id),
    { filter, time },
  );
  return { rows, total: found, asked, ...parts };
}
export type FundsFound = Awaited<ReturnType<typeof fundsOf>>;

/** Keeps which funds somebody wants to see. */
export const savePensionSearch = (
  { pensionSearches }: Pick<Store, 'pensionSearches'>,
  who: Authorised<'change-own'>,
  filter: PensionSearch,
): Promise<void> => pensionSearches.save(ownUserOf(who), filter);
