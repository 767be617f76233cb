import { type AccessTable, admins, get } from '../request/access/access-table.fixture.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
/** The guard lets admins through, who ask for what is not there. */
const adminsFindNothing = [401, 403, 403, 404] as const;

export const lineEditAccess: AccessTable<'lineEdit'> = {
  'lineEdit.list': {
    call: ({ uuid }) => get(`/v2/content/${uuid}/line_edits`)(),
    answers: admins,
    readsOnly: true,
  },
  'lineEdit.correct': {
    call: ({ uuid }) => ({
      path: `/v2/content/${uuid}/lines/unknown`,
      method: 'POST',
      json: { before: 'Said', text: 'Corrected' },
    }),
    answers: adminsFindNothing,
  },
  'lineEdit.undo': {
    call: ({ uuid }) => ({ path: `/v2/content/${uuid}/line_edits/${unknown}/undo`, method: 'POST' }),
    answers: adminsFindNothing,
  },
};
