import {
  type AccessTable,
  admins,
  everybody,
  get,
  members,
  post,
} from '../request/access/access-table.fixture.ts';

export const podcastAccess: AccessTable<'podcast'> = {
  'podcast.following': { call: get('/v2/get_user_following_list'), answers: members, readsOnly: true },
  'podcast.follow': {
    call: ({ show }) => post('/v2/podcast/follow', { uuid: show, follow: true })(),
    answers: members,
  },
  'podcast.read': {
    call: ({ showSlug }) => get(`/v2/podcast?slug=${showSlug}`)(),
    answers: members,
    readsOnly: true,
  },
  'podcast.publication': {
    call: ({ publicationSlug }) => get(`/v2/publication?slug=${publicationSlug}`)(),
    answers: everybody,
    readsOnly: true,
  },
  'podcast.ignore': {
    call: ({ show }) => post('/v2/podcast/ignore', { uuid: show, ignore: false })(),
    answers: admins,
  },
  'podcast.refresh': { call: ({ show }) => get(`/v2/podcast/refresh?uuid=${show}`)(), answers: admins },
};
