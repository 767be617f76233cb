import { type AccessTable, get, members, post } from '../request/access/access-table.fixture.ts';

export const historyAccess: AccessTable<'history'> = {
  'history.list': { call: get('/v2/user_history_list'), answers: members, readsOnly: true },
  'history.note': { call: ({ uuid }) => post('/v2/user_history_list', { uuid })(), answers: members },
  'history.forget': {
    call: () => ({ path: '/v2/user_history_list', method: 'DELETE', json: {} }),
    answers: members,
  },
};
