import { type AccessTable, admins, get, post } from '../request/access/access-table.fixture.ts';

const waitlisted = { emails: ['new@fund.example'] };

export const administrationAccess: AccessTable<'administration'> = {
  'administration.users': { call: get('/v2/admin/users'), answers: admins, readsOnly: true },
  'administration.updateUser': {
    call: ({ memberId }) => ({
      path: `/v2/admin/users/${memberId}`,
      method: 'PATCH',
      json: { pe_hub: true },
    }),
    answers: admins,
  },
  'administration.exportUser': {
    call: ({ memberId }) => get(`/v2/admin/users/${memberId}/data`)(),
    answers: admins,
    readsOnly: true,
  },
  'administration.deleteUser': {
    // Of nobody: the others of this table need the member.
    call: post('/v2/admin/users/nobody/delete', { email: 'nobody@fund.example' }),
    answers: [401, 403, 403, 404],
  },
  'administration.waitlist': { call: get('/v2/admin/waitlist'), answers: admins, readsOnly: true },
  'administration.approve': { call: post('/v2/admin/waitlist/approve', waitlisted), answers: admins },
  'administration.dismiss': { call: post('/v2/admin/waitlist/remove', waitlisted), answers: admins },
  'administration.outbox': { call: get('/v2/admin/outbox'), answers: admins, readsOnly: true },
  'administration.events': { call: get('/v2/admin/events'), answers: admins, readsOnly: true },
  'administration.notifications': { call: get('/v2/admin/notifications'), answers: admins, readsOnly: true },
  'administration.feedback': { call: get('/v2/admin/feedback'), answers: admins, readsOnly: true },
};
