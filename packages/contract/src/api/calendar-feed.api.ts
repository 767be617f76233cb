import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import { CalendarFeed, CalendarLink } from '../noun/calendar-feed.schema.ts';
import { NodeName } from '../noun/organization.schema.ts';
import { changeOwn, readOwn } from './access.ts';
import { get, post, remove } from './route.ts';

const OfOrganization = z.object({ identifier: NodeName });
const path = '/org/{identifier}/calendar_feed';

export const calendarFeedApi = {
  read: get(path, 'Whether you have a private link to the meetings of an organization', readOwn)
    .input(OfOrganization)
    .output(z.object({ calendar_feed: CalendarFeed.nullable() })),
  create: post(
    path,
    'Make your link to the meetings of an organization; one of before stops working',
    changeOwn,
  )
    .input(OfOrganization)
    .output(CalendarLink),
  remove: remove(path, 'Revoke your link to the meetings of an organization', changeOwn)
    .input(OfOrganization)
    .output(Message),
};
