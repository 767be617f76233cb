import { type AccessTable, everybody, get, members } from '../request/access/access-table.fixture.ts';

export const updateAccess: AccessTable<'update'> = {
  'update.list': {
    call: ({ organization }) => ({ path: `/v2/watched/organization/${organization}/updates` }),
    answers: everybody,
    readsOnly: true,
  },
  'update.themes': {
    call: ({ organization }) => get(`/v2/watched/organization/${organization}/themes`)(),
    answers: members,
    readsOnly: true,
  },
  'update.quotes': {
    call: ({ organization }) => get(`/v2/watched/organization/${organization}/themes/1`)(),
    answers: members,
    readsOnly: true,
  },
};

export const visitAccess: AccessTable<'visit'> = {
  'visit.note': {
    call: ({ organization }) => ({ path: `/v2/visits/organization/${organization}`, method: 'PUT' }),
    answers: members,
  },
};
