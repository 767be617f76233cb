import { type AccessTable, everybody, get } from '../request/access/access-table.fixture.ts';

export const personAccess: AccessTable<'person'> = {
  'person.find': {
    call: ({ person }) => get(`/v2/people/${person}`)(),
    answers: everybody,
    readsOnly: true,
  },
};
