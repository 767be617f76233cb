import { type AccessTable, admins, get, members, post } from '../request/access/access-table.fixture.ts';

export const organisationAccess: AccessTable<'organisation'> = {
  'organisation.types': { call: get('/v2/org/types'), answers: members, readsOnly: true },
  'organisation.listByType': { call: get('/v2/org/list_by_type'), answers: members, readsOnly: true },
  'organisation.ofList': {
    call: ({ list }) => get(`/v2/org/list?list_uuid=${list}`)(),
    answers: members,
    readsOnly: true,
  },
  'organisation.find': {
    call: ({ organisation }) => get(`/v2/org/${organisation}`)(),
    answers: members,
    readsOnly: true,
  },
  'organisation.items': {
    call: ({ organisation }) => get(`/v2/org/${organisation}/items`)(),
    answers: members,
    readsOnly: true,
  },
  'organisation.events': {
    call: ({ organisation }) => get(`/v2/org/${organisation}/events`)(),
    answers: members,
    readsOnly: true,
  },
  'organisation.removeEpisode': {
    call: ({ organisation, organisationItem }) =>
      post('/v2/org/remove_episode', { ticker: organisation, episode_slug: organisationItem })(),
    answers: admins,
  },
};
