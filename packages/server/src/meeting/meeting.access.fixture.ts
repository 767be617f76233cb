import { type AccessTable, admins, everybody, get, post } from '../request/access/access-table.fixture.ts';

export const meetingAccess: AccessTable<'meeting'> = {
  'meeting.read': {
    call: ({ meeting }) => get(`/v2/pension_funds/events/${meeting}`)(),
    answers: everybody,
    readsOnly: true,
  },
  'meeting.find': {
    call: ({ meeting }) => get(`/v2/kg/pension_funds/events/${meeting}`)(),
    answers: everybody,
    readsOnly: true,
  },
  'meeting.minutes': {
    call: ({ meeting }) => get(`/v2/pension_funds/events/${meeting}/minutes_comparison`)(),
    answers: everybody,
    readsOnly: true,
  },
  'meeting.create': { call: post('/v2/admin/events', { title: 'Board' }), answers: admins },
  'meeting.update': {
    call: ({ meeting }) => ({
      path: `/v2/admin/events/${meeting}`,
      method: 'PUT',
      json: { location: 'Hall' },
    }),
    answers: admins,
  },
  'meeting.remove': {
    call: ({ meeting }) => ({ path: `/v2/admin/events/${meeting}`, method: 'DELETE' }),
    answers: admins,
  },
};
