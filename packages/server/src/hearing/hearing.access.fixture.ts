import { type AccessTable, admins, get } from '../request/access/access-table.fixture.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
/** The guard lets admins through, who ask for what is not there. */
const adminsFindNothing = [401, 403, 403, 404] as const;

export const hearingAccess: AccessTable<'hearing'> = {
  'hearing.list': {
    call: ({ uuid }) => get(`/v2/content/${uuid}/hearing`)(),
    answers: admins,
    readsOnly: true,
  },
  'hearing.confirm': {
    call: ({ uuid }) => ({
      path: `/v2/content/${uuid}/hearing/confirm`,
      method: 'POST',
      json: { segment: 'unknown', words: '71' },
    }),
    answers: adminsFindNothing,
  },
  'hearing.restore': {
    call: ({ uuid }) => ({
      path: `/v2/content/${uuid}/hearing/restore`,
      method: 'POST',
      json: { segment: 'unknown' },
    }),
    answers: adminsFindNothing,
  },
  'hearing.undo': {
    call: ({ uuid }) => ({ path: `/v2/content/${uuid}/hearing/${unknown}/undo`, method: 'POST' }),
    answers: adminsFindNothing,
  },
};
