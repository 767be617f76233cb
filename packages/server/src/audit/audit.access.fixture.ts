import { type AccessTable, admins, get } from '../request/access/access-table.fixture.ts';

export const auditAccess: AccessTable<'audit'> = {
  'audit.list': { call: get('/v2/admin/audit'), answers: admins, readsOnly: true },
  'audit.undo': {
    call: () => ({ path: '/v2/admin/audit/7b1f0c52-0000-4000-8000-000000000009/undo', method: 'POST' }),
    answers: [401, 403, 403, 404],
  },
};
