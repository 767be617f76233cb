import { type AccessTable, admins, get, post } from '../request/access/access-table.fixture.ts';

export const houseAccess: AccessTable<'house'> = {
  'house.read': { call: get('/v2/admin/house'), answers: admins, readsOnly: true },
  'house.jobs': { call: get('/v2/admin/house/jobs?state=waiting'), answers: admins, readsOnly: true },
  'house.changeJob': {
    call: post('/v2/admin/house/jobs/7b1f0c52-0000-4000-8000-000000000009', { queue: 'none', how: 'retry' }),
    answers: [401, 403, 403, 404],
  },
  'house.readOlder': { call: post('/v2/admin/house/read_again'), answers: admins },
  'house.remake': { call: post('/v2/admin/house/remake'), answers: admins },
  'house.items': { call: get('/v2/admin/items?kind=episode&sort=title'), answers: admins, readsOnly: true },
  'house.runItems': {
    call: ({ uuid }) => post('/v2/admin/items/run', { uuids: [uuid], task: 'stop' })(),
    answers: admins,
  },
};
