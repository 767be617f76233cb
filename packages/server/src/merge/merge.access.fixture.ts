import type { AccessTable } from '../request/access/access-table.fixture.ts';

const nobody = '7b1f0c52-0000-4000-8000-000000000009';

export const mergeAccess: AccessTable<'merge'> = {
  'merge.preview': {
    call: ({ organization }) => ({
      path: `/v2/manage/merge/organization/${organization}?gone=${nobody}`,
    }),
    answers: [401, 403, 403, 404],
    readsOnly: true,
  },
  'merge.merge': {
    call: ({ organization }) => ({
      path: `/v2/manage/merge/organization/${organization}`,
      method: 'POST',
      json: { gone: nobody },
    }),
    answers: [401, 403, 403, 404],
  },
  'merge.undo': {
    call: () => ({ path: `/v2/manage/merges/${nobody}/undo`, method: 'POST' }),
    answers: [401, 403, 403, 404],
  },
};
