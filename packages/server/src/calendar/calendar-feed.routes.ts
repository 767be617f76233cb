import type { CalendarFeed as PublicCalendarFeed } from '@ecco/contract';
import type { CalendarFeed } from '@ecco/domain';
import { authorise } from '../request/access/authorise.ts';
import { os } from '../request/request-context.ts';
import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendar-feed.usecases.ts';
import { linkOf } from './calendar-path.ts';

const presentFeed = ({ createdAt, lastReadAt }: CalendarFeed): PublicCalendarFeed => ({
  created_at: createdAt.toISOString(),
  last_read_at: lastReadAt?.toISOString() ?? null,
});

const read = os.calendarFeed.read.handler(async ({ input, context: { services, actor } }) => {
  const who = authorise('calendarFeed.read', actor);
  const feed = await readCalendarFeed(services.store, who, input.identifier);
  return { calendar_feed: feed && presentFeed(feed) };
});

const create = os.calendarFeed.create.handler(async ({ input, context: { services, actor } }) => {
  const who = authorise('calendarFeed.create', actor);
  const { feed, token } = await makeCalendarFeed(services.store, who, input.identifier);
  return { ...presentFeed(feed), ...linkOf(services.siteUrl(), token) };
});

const remove = os.calendarFeed.remove.handler(async ({ input, context: { services, actor } }) => {
  await revokeCalendarFeed(services.store, authorise('calendarFeed.remove', actor), input.identifier);
  return { message: 'The calendar link has been revoked.' };
});

/** The private links of a person to the meetings of organizations. */
export const calendarFeedRoutes = { read, create, remove };
