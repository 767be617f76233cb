import { type AccessTable, everybody, get } from '../request/access/access-table.fixture.ts';

export const tagAccess: AccessTable<'tag'> = {
  'tag.list': { call: get('/v2/api/tags'), answers: everybody, readsOnly: true },
  'tag.find': { call: get('/v2/api/tags/findOne?slug=business'), answers: everybody, readsOnly: true },
};
