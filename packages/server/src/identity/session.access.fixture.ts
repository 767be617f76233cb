import {
  type AccessTable,
  everybody,
  get,
  nothingThere,
  post,
  unknownToAll,
} from '../request/access/access-table.fixture.ts';

export const sessionAccess: AccessTable<'session'> = {
  'session.current': { call: get('/v2/session'), answers: everybody, readsOnly: true },
  'session.claim': {
    call: post('/v2/session/claim', {
      token: nothingThere,
      email: 'thief@fund.example',
      firstname: 'No',
      lastname: 'Body',
      password: 'a long password here',
    }),
    answers: unknownToAll(401),
  },
};
