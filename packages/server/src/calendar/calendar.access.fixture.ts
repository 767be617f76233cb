import { type AccessTable, get, members, unknownToAll } from '../request/access/access-table.fixture.ts';

const pathOf = (organization: string): string => `/v2/org/${organization}/calendar_feed`;

export const calendarAccess: AccessTable<'calendar'> = {
  // A recording that stands for a meeting says nothing of when that was.
  'calendar.meeting': {
    call: ({ itemAtRest }) => get(`/v2/pension_funds/events/${itemAtRest}/calendar`)(),
    answers: unknownToAll(409),
    readsOnly: true,
  },
  'calendar.feed': {
    call: get('/v2/calendars/no-such-token-0123456789.ics'),
    answers: unknownToAll(404),
    readsOnly: true,
  },
};

export const calendarFeedAccess: AccessTable<'calendarFeed'> = {
  'calendarFeed.read': {
    call: ({ organization }) => get(pathOf(organization))(),
    answers: members,
    readsOnly: true,
  },
  'calendarFeed.create': {
    call: ({ organization }) => ({ path: pathOf(organization), method: 'POST' }),
    answers: members,
  },
  'calendarFeed.remove': {
    call: ({ organization }) => ({ path: pathOf(organization), method: 'DELETE' }),
    answers: members,
  },
};
