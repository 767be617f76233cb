import { type AccessTable, everybody, post, withAppToken } from '../request/access/access-table.fixture.ts';

export const briefAccess: AccessTable<'brief'> = {
  'brief.read': {
    call: (there) => withAppToken(`/v2/episode_list/${there.list}/brief`)(there),
    answers: everybody,
    readsOnly: true,
  },
  'brief.markdown': {
    call: (there) => withAppToken(`/v2/episode_list/${there.list}/brief/markdown`)(there),
    answers: everybody,
    readsOnly: true,
  },
  'brief.speak': {
    call: ({ list }) => post(`/v2/episode_list/${list}/brief/audio`, {})(),
    answers: [409, 409, 409, 409],
  },
};
