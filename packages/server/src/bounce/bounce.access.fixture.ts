import { type AccessTable, unknownToAll } from '../request/access/access-table.fixture.ts';

export const bounceAccess: AccessTable<'bounce'> = {
  // No session opens it. Where no secret is configured there is no such place.
  'bounce.take': {
    call: () => ({
      path: '/v2/mail_bounces',
      method: 'POST',
      body: 'To: ecco@fund.example\r\n\r\n',
      headers: { 'content-type': 'message/rfc822' },
    }),
    answers: unknownToAll(404),
    readsOnly: true,
  },
};
