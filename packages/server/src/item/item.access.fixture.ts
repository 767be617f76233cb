import {
  type AccessTable,
  admins,
  everybody,
  get,
  post,
  unknownToAll,
} from '../request/access/access-table.fixture.ts';

export const itemAccess: AccessTable<'item'> = {
  'item.library': { call: get('/v2/library'), answers: everybody, readsOnly: true },
  'item.content': { call: ({ slug }) => get(`/v2/content/${slug}`)(), answers: everybody, readsOnly: true },
  'item.transcript': {
    call: ({ slug }) => get(`/v2/content/${slug}/transcript`)(),
    answers: everybody,
    readsOnly: true,
  },
  'item.proceedings': {
    call: ({ slug }) => get(`/v2/content/${slug}/proceedings`)(),
    answers: everybody,
    readsOnly: true,
  },
  'item.progress': {
    call: ({ itemAtRest }) => get(`/v2/content/${itemAtRest}/progress`)(),
    answers: everybody,
    readsOnly: true,
  },
  'item.episode': { call: ({ slug }) => get(`/v2/episode/${slug}`)(), answers: everybody, readsOnly: true },
  'item.media': {
    call: ({ slug }) => get(`/v2/media/${slug}`)(),
    answers: unknownToAll(404),
    readsOnly: true,
  },
  'item.document': {
    call: ({ uuid }) => get(`/v2/document/${uuid}`)(),
    answers: unknownToAll(404),
    readsOnly: true,
  },
  'item.article': {
    call: ({ slug }) => get(`/v2/article?slug=${slug}`)(),
    answers: unknownToAll(404),
    readsOnly: true,
  },
  'item.earnings': {
    call: ({ uuid }) => get(`/v2/org/earnings?uuid=${uuid}`)(),
    answers: unknownToAll(404),
    readsOnly: true,
  },
  'item.retry': { call: ({ slug }) => get(`/v2/episode/retry_transcribe?slug=${slug}`)(), answers: admins },
  'item.readAgain': {
    call: ({ slug }) => post(`/v2/content/${slug}/read_again`)(),
    answers: admins,
  },
};
