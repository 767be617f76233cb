import { limits } from '@ecco/contract';
import type { CalendarFeed } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { hashToken, newToken } from '../identity/session/session-token.ts';
import { findOrganization } from '../organization/organization.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { calendarLinkNotFound, calendarNotFound, tooManyCalendarLinks } from './calendar.errors.ts';
import type { CalendarMeeting } from './meeting-calendar.presenter.ts';

type Repositories = Pick<Store, 'organizations' | 'calendarFeeds'>;

/** What calendars keep of the past. */
const pastMs = 366 * 86_400_000;

const ownedBy = async (store: Repositories, userId: string, id: string) => ({
  userId,
  organizationId: (await findOrganization(store, id)).organization.id,
});

/** The link that somebody has to the meetings of an organization. @throws RequestError 404 */
export const readCalendarFeed = async (
  store: Repositories,
  who: Authorized<'read-own'>,
  id: string,
): Promise<CalendarFeed | null> => store.calendarFeeds.ofUser(await ownedBy(store, ownUserOf(who), id));

/**
 * Makes the link of somebody to the meetings of an organization; one of before stops working.
 * @throws RequestError 404, 409 when they have too many
 */
export async function makeCalendarFeed(
  store: Repositories & Pick<Store, 'transaction'>,
  who: Authorized<'change-own'>,
  id: string,
): Promise<{ feed: CalendarFeed; token: string }> {
  const owned = await ownedBy(store, ownUserOf(who), id);
  const token = newToken();
  const feed = await store.transaction(({ calendarFeeds }) =>
    calendarFeeds.put({ ...owned, tokenHash: hashToken(token) }, limits.calendarFeedsMax),
  );
  if (feed === null) throw tooManyCalendarLinks();
  return { feed, token };
}

/** @throws RequestError 404 where there is no organization, or no link to it */
export async function revokeCalendarFeed(
  store: Repositories,
  who: Authorized<'change-own'>,
  id: string,
): Promise<void> {
  if (!(await store.calendarFeeds.remove(await ownedBy(store, ownUserOf(who), id))))
    throw calendarLinkNotFound();
}

/** What a calendar reads under a link: the meetings of an organization, those of the last year among them. @throws RequestError 404 */
export async function followCalendar(
  store: Pick<Store, 'organizations' | 'calendarFeeds' | 'funds'>,
  { token, now }: { token: string; now: number },
): Promise<{ name: string; meetings: CalendarMeeting[] }> {
  const feed = await store.calendarFeeds.find(hashToken(token));
  if (feed === null) throw calendarNotFound();
  const { organization } = await findOrganization(store, feed.organizationId);
  const listed = await store.funds.meetingsOf({
    organizationIds: [organization.id],
    period: { from: new Date(now - pastMs) },
    limit: limits.calendarMeetingsMax,
    latestFirst: true,
  });
  await store.calendarFeeds.read(feed.id);
  return {
    name: organization.name,
    meetings: listed.map(({ meeting }) => ({ meeting, organization: organization.name })),
  };
}
