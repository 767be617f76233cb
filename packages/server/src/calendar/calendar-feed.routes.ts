import type { CalendarFeed as PublicCalendarFeed } from '@ecco/contract';
import type { CalendarFeed } from '@ecco/domain';
import { guarded, os } from '../request/request-context.ts';
import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendar-feed.usecases.ts';
import { linkOf } from './calendar-path.ts';

const presentFeed = ({ createdAt, lastReadAt }: CalendarFeed): PublicCalendarFeed => ({
  created_at: createdAt.toISOString(),
  last_read_at: lastReadAt?.toISOString() ?? null,
});

const read = guarded(os.calendarFeed.read).handler(async ({ input, context: { services, actor } }) => {
  const feed = await readCalendarFeed(services.store, actor, input.identifier);
  return { calendar_feed: feed && presentFeed(feed) };
});

const create = guarded(os.calendarFeed.create).handler(async ({ input, context: { services, actor } }) => {
  const { feed, token } = await makeCalendarFeed(services.store, actor, input.identifier);
  return { ...presentFeed(feed), ...linkOf(services.siteUrl(), token) };
});

const remove = guarded(os.calendarFeed.remove).handler(async ({ input, context: { services, actor } }) => {
  await revokeCalendarFeed(services.store, actor, input.identifier);
  return { message: 'The calendar link has been revoked.' };
});

/** The private links of a person to the meetings of organizations. */
export const calendarFeedRoutes = { read, create, remove };
