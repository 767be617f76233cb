import {
  type AccessTable,
  everybody,
  get,
  members,
  unknownToAll,
  withAppToken,
} from '../request/access/access-table.fixture.ts';

export const searchAccess: AccessTable<'search'> = {
  'search.inside': {
    call: ({ slug }) => get(`/v2/search/search_inside/${slug}?query=board`)(),
    answers: everybody,
    readsOnly: true,
  },
  'search.earnings': {
    call: ({ uuid }) => get(`/v2/org/earnings/search?uuid=${uuid}&query=board`)(),
    answers: unknownToAll(404),
    readsOnly: true,
  },
  'search.flavor': { call: withAppToken('/v2/search/flavors/Default'), answers: everybody, readsOnly: true },
  'search.transcripts': {
    call: get('/v2/episode/search_transcripts?query=board'),
    answers: everybody,
    readsOnly: true,
  },
  'search.organisations': {
    call: ({ uuid }) => get(`/v2/search/search_in_orgs?org_ids=${uuid}&query=board`)(),
    answers: everybody,
    readsOnly: true,
  },
  'search.list': {
    call: (there) => withAppToken(`/v2/search/search_in_episode_list?uuid=${there.list}&query=board`)(there),
    answers: everybody,
    readsOnly: true,
  },
  'search.values': { call: get('/v2/search/values?operator=org'), answers: everybody, readsOnly: true },
  'search.local': {
    call: get('/v2/episode/local_search?keywords=board'),
    answers: everybody,
    readsOnly: true,
  },
  'search.directory': { call: get('/v2/episode/search?keywords=board'), answers: members, readsOnly: true },
};
