import { type AccessTable, get, members } from '../request/access/access-table.fixture.ts';

export const insightAccess: AccessTable<'insight'> = {
  'insight.ofOrganisation': {
    call: ({ organization }) => get(`/v2/org/${organization}/insights`)(),
    answers: members,
    readsOnly: true,
  },
  'insight.ofTheme': {
    call: ({ organization }) => get(`/v2/org/${organization}/insights/1`)(),
    answers: members,
    readsOnly: true,
  },
  'insight.grid': { call: get('/v2/insights'), answers: members, readsOnly: true },
  'insight.setTheme': {
    call: ({ uuid }) => ({
      path: `/v2/content/${uuid}/claims/00000000-0000-4000-8000-000000000000/theme`,
      method: 'PUT',
      json: { theme_id: 1 },
    }),
    // Admins ask for what is not there.
    answers: [401, 403, 403, 404],
  },
};
