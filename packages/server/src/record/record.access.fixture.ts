import { type AccessTable, admins, get, post } from '../request/access/access-table.fixture.ts';

export const recordAccess: AccessTable<'record'> = {
  'record.list': { call: get('/v2/admin/records/node'), answers: admins, readsOnly: true },
  'record.run': {
    call: ({ show }) => post('/v2/admin/records/podcast/run', { uuids: [show], task: 'heed' })(),
    answers: admins,
  },
};
