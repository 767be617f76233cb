import { type AccessTable, everybody, get } from '../request/access/access-table.fixture.ts';

export const personAccess: AccessTable<'person'> = {
  'person.list': { call: get('/v2/kg/people'), answers: everybody, readsOnly: true },
  'person.items': {
    call: ({ person }) => get(`/v2/people/${person}/items?relation=spoke`)(),
    answers: everybody,
    readsOnly: true,
  },
  'person.find': {
    call: ({ person }) => get(`/v2/people/${person}`)(),
    answers: everybody,
    readsOnly: true,
  },
};
