import { type AccessTable, get, members } from '../request/access/access-table.fixture.ts';

export const insightAccess: AccessTable<'insight'> = {
  'insight.ofOrganisation': {
    call: ({ organisation }) => get(`/v2/org/${organisation}/insights`)(),
    answers: members,
    readsOnly: true,
  },
  'insight.ofTheme': {
    call: ({ organisation }) => get(`/v2/org/${organisation}/insights/1`)(),
    answers: members,
    readsOnly: true,
  },
  'insight.grid': { call: get('/v2/insights'), answers: members, readsOnly: true },
};
