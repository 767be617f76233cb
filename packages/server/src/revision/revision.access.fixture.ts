import { type AccessTable, admins, get } from '../request/access/access-table.fixture.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
/** The guard lets admins through, who ask for what is not there. */
const adminsFindNothing = [401, 403, 403, 404] as const;

const decision = (how: string) => ({
  call: ({ uuid }: { uuid: string }) => ({
    path: `/v2/content/${uuid}/transcripts/${unknown}/${how}`,
    method: 'POST',
  }),
  answers: adminsFindNothing,
});

export const revisionAccess: AccessTable<'revision'> = {
  'revision.list': {
    call: ({ uuid }) => get(`/v2/content/${uuid}/transcripts`)(),
    answers: admins,
    readsOnly: true,
  },
  'revision.request': {
    call: ({ uuid }) => ({
      path: `/v2/content/${uuid}/transcripts`,
      method: 'POST',
      json: { source: 'publisher' },
    }),
    // The item of the table has no transcript of its publisher.
    answers: [401, 403, 403, 409],
  },
  'revision.changes': {
    call: ({ uuid }) => get(`/v2/content/${uuid}/transcripts/${unknown}/changes`)(),
    answers: adminsFindNothing,
    readsOnly: true,
  },
  'revision.use': decision('use'),
  'revision.undo': decision('undo'),
  'revision.dismiss': decision('dismiss'),
};
