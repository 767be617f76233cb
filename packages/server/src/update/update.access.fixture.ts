import { type AccessTable, everybody, get, members } from '../request/access/access-table.fixture.ts';

export const updateAccess: AccessTable<'update'> = {
  'update.list': {
    call: ({ organisation }) => ({ path: `/v2/watched/organization/${organisation}/updates` }),
    answers: everybody,
    readsOnly: true,
  },
  'update.themes': {
    call: ({ organisation }) => get(`/v2/watched/organization/${organisation}/themes`)(),
    answers: members,
    readsOnly: true,
  },
  'update.quotes': {
    call: ({ organisation }) => get(`/v2/watched/organization/${organisation}/themes/1`)(),
    answers: members,
    readsOnly: true,
  },
};

export const visitAccess: AccessTable<'visit'> = {
  'visit.note': {
    call: ({ organisation }) => ({ path: `/v2/visits/organization/${organisation}`, method: 'PUT' }),
    answers: members,
  },
};
