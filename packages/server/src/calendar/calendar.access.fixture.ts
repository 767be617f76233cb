import { type AccessTable, get, members, unknownToAll } from '../request/access/access-table.fixture.ts';

const pathOf = (organisation: string): string => `/v2/org/${organisation}/calendar_feed`;

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
    call: ({ organisation }) => get(pathOf(organisation))(),
    answers: members,
    readsOnly: true,
  },
  'calendarFeed.create': {
    call: ({ organisation }) => ({ path: pathOf(organisation), method: 'POST' }),
    answers: members,
  },
  'calendarFeed.remove': {
    call: ({ organisation }) => ({ path: pathOf(organisation), method: 'DELETE' }),
    answers: members,
  },
};
