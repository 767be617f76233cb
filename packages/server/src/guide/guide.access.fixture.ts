import {
  type AccessTable,
  everybody,
  members,
  withAppToken,
} from '../request/access/access-table.fixture.ts';

export const guideAccess: AccessTable<'guide'> = {
  'guide.index': { call: withAppToken('/v2/api-docs'), answers: everybody, readsOnly: true },
  'guide.read': { call: withAppToken('/v2/api-docs/getting-started'), answers: members, readsOnly: true },
};
