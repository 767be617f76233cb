import { type AccessTable, admins, get, members, post } from '../request/access/access-table.fixture.ts';

export const organizationAccess: AccessTable<'organisation'> = {
  'organisation.types': { call: get('/v2/org/types'), answers: members, readsOnly: true },
  'organisation.listByType': { call: get('/v2/org/list_by_type'), answers: members, readsOnly: true },
  'organisation.ofList': {
    call: ({ list }) => get(`/v2/org/list?list_uuid=${list}`)(),
    answers: members,
    readsOnly: true,
  },
  'organisation.find': {
    call: ({ organization }) => get(`/v2/org/${organization}`)(),
    answers: members,
    readsOnly: true,
  },
  'organisation.items': {
    call: ({ organization }) => get(`/v2/org/${organization}/items`)(),
    answers: members,
    readsOnly: true,
  },
  'organisation.events': {
    call: ({ organization }) => get(`/v2/org/${organization}/events`)(),
    answers: members,
    readsOnly: true,
  },
  'organisation.removeEpisode': {
    call: ({ organization, organizationItem }) =>
      post('/v2/org/remove_episode', { ticker: organization, episode_slug: organizationItem })(),
    answers: admins,
  },
};
