import { type AccessTable, everybody, get } from '../request/access/access-table.fixture.ts';

export const entityAccess: AccessTable<'entity'> = {
  'entity.episodes': {
    call: get('/v2/get_episodes_by_entity?entity=nobody'),
    answers: everybody,
    readsOnly: true,
  },
  'entity.people': { call: get('/v2/people'), answers: everybody, readsOnly: true },
};
