import { limits, type PensionSearch } from '@ecco/contract';
import type { OrganizationColumn, OrganizationType } from '@ecco/domain';
import type { FundsFilter, ListedMeeting, Store, TimeAround } from '@ecco/store';
import { type PointRepositories, readMainPoints } from '../item/main-points.ts';
import { readAllocations } from '../organization/allocating.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { fundsFilterOf, timeAround } from './funds-query.ts';

type Repositories = PointRepositories &
  Pick<Store, 'funds' | 'ledger' | 'links' | 'organizations' | 'pensionSearches'>;
type Query = {
  page: number;
  perPage: number;
  order: { column: OrganizationColumn; descending: boolean } | null;
  words: string | undefined;
  type: OrganizationType | undefined;
  filter: PensionSearch | undefined;
  /** Only funds that meet in the time that is asked for, or only those that do not. */
  meets: boolean | undefined;
  now: number;
};

/** What somebody asks for: what they say, else what they saved. */
async function filterOf(
  { pensionSearches }: Pick<Store, 'pensionSearches'>,
  who: Authorized<'read'>,
  said: PensionSearch | undefined,
): Promise<PensionSearch> {
  if (said !== undefined) return said;
  return who.userId === null ? {} : ((await pensionSearches.ofUser(who.userId)) ?? {});
}

/** Of the latest meetings those that are told in a sentence each, by the item that it is of. */
const newestSummarized = (meetings: readonly ListedMeeting[]): string[] =>
  meetings.flatMap(({ oneLiner }) => oneLiner?.itemId ?? []).slice(0, limits.oneLinersShown);

/**
 * The meetings of a page of funds and of all of them, what the latest come to with their places, and why each fund of the
 * page allocates.
 */
async function fundMeetings(
  store: Repositories,
  ids: readonly string[],
  { filter, time }: { filter: FundsFilter; time: TimeAround },
) {
  const [meetings, allocated, counts, inAnalysis] = await Promise.all([
    store.funds.meetingsAround({
      organizationIds: ids,
      filter,
      time,
      limits: { each: limits.cardMeetingsShown, all: limits.fundMeetingsShown },
    }),
    readAllocations(store, ids, time.from),
    store.funds.itemCountsOf(ids),
    store.links.organizationsInAnalysis(),
  ]);
  const points = await readMainPoints(store, newestSummarized(meetings.allRecent));
  return { ...meetings, counts, inAnalysis, ...allocated, points };
}

/** The pension funds that somebody asks for, with when they meet and whether they allocate. */
export async function fundsOf({ store }: { store: Repositories }, who: Authorized<'read'>, query: Query) {
  const { type, now, meets, filter: said, ...page } = query;
  const asked = await filterOf(store, who, said);
  const time = timeAround(asked, now);
  const filter = await store.funds.lookUp(await fundsFilterOf(store, { filter: asked, type, now }));
  const period = { from: time.from, to: time.to };
  const { rows, total } = await store.funds.page({
    ...page,
    ...filter,
    meeting: meets === true ? period : undefined,
    silent: meets === false ? period : undefined,
  });
  // Whoever meets in the time at all is among those whose meetings of that time are asked for.
  const parts = await fundMeetings(
    store,
    rows.map(({ id }) => id),
    { filter, time },
  );
  return { rows, total, asked, ...parts };
}
export type FundsPage = Awaited<ReturnType<typeof fundsOf>>;

/** Keeps which funds somebody wants to see. */
export const savePensionSearch = (
  { pensionSearches }: Pick<Store, 'pensionSearches'>,
  who: Authorized<'change-own'>,
  filter: PensionSearch,
): Promise<void> => pensionSearches.save(ownUserOf(who), filter);
