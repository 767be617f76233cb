import {
  type AccessTable,
  admins,
  everybody,
  get,
  members,
  post,
  withAppToken,
} from '../request/access/access-table.fixture.ts';

export const listAccess: AccessTable<'list'> = {
  'list.read': {
    call: (there) => withAppToken(`/v2/episode_list/${there.list}`)(there),
    answers: everybody,
    readsOnly: true,
  },
  'list.items': {
    call: (there) => withAppToken(`/v2/episode_list/${there.list}/items`)(there),
    answers: everybody,
    readsOnly: true,
  },
  'list.events': {
    call: (there) => withAppToken(`/v2/episode_list/${there.list}/events`)(there),
    answers: everybody,
    readsOnly: true,
  },
  'list.overview': { call: get('/v2/episode_list/get_hub_overview'), answers: members, readsOnly: true },
  'list.wizard': { call: get('/v2/episode_list/get_wizard'), answers: everybody, readsOnly: true },
  'list.clearWizard': { call: post('/v2/episode_list/clear_wizard', {}), answers: admins },
  'list.preview': { call: post('/v2/episode_list/preview', {}), answers: everybody, readsOnly: true },
  'list.copy': { call: ({ list }) => post(`/v2/episode_list/${list}/copy`, {})(), answers: members },
  'list.sharing': {
    call: ({ list }) => get(`/v2/episode_list/${list}/sharing`)(),
    answers: [401, 403, 200, 200],
    readsOnly: true,
  },
  'list.share': {
    call: ({ list }) => ({ path: `/v2/episode_list/${list}/sharing`, method: 'PUT', json: {} }),
    answers: [401, 403, 200, 200],
  },
  'list.create': { call: post('/v2/episode_list', { title: 'Mine' }), answers: everybody },
  'list.update': {
    call: ({ list }) => ({ path: `/v2/episode_list/${list}`, method: 'PUT', json: { title: 'Renamed' } }),
    answers: [403, 403, 200, 200],
  },
  'list.remove': {
    call: ({ listToDelete, listOfAdmin }, caller) => ({
      path: `/v2/episode_list/${caller === 'admin' ? listOfAdmin : listToDelete}`,
      method: 'DELETE',
    }),
    answers: [401, 403, 200, 200],
  },
  'list.ofItem': {
    call: ({ uuid }) => get(`/v2/episode_list/get_episode_lists_for_episode_or_video?uuid=${uuid}`)(),
    answers: members,
    readsOnly: true,
  },
  'list.assign': {
    call: ({ uuid }) => post('/v2/episode_list/update_episodes_lists', { uuid })(),
    answers: members,
  },
  'list.mine': { call: get('/v2/episode_list/get_user_lists_info'), answers: members, readsOnly: true },
  'list.open': {
    call: get('/v2/episode_list/get_public_episode_lists'),
    answers: everybody,
    readsOnly: true,
  },
  'list.curated': { call: get('/v2/curated_lists'), answers: everybody, readsOnly: true },
  'list.curate': {
    call: ({ list }) => ({ path: `/v2/admin/lists/${list}`, method: 'PATCH', json: { curated: false } }),
    answers: admins,
  },
  'list.daily': { call: post('/v2/get_daily_list', {}), answers: members },
};
