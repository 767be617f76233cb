import { type AccessTable, admins } from '../request/access/access-table.fixture.ts';

const edit = { subject: 'Of note', lines: [] };

export const mailDraftAccess: AccessTable<'mailDraft'> = {
  'mailDraft.read': {
    call: ({ list }) => ({ path: `/v2/admin/emailgenerator/hub/${list}` }),
    answers: admins,
    readsOnly: true,
  },
  'mailDraft.preview': {
    call: ({ list }) => ({
      path: `/v2/admin/emailgenerator/hub/${list}/preview`,
      method: 'POST',
      json: edit,
    }),
    answers: admins,
    readsOnly: true,
  },
  'mailDraft.send': {
    call: ({ list }) => ({ path: `/v2/admin/emailgenerator/hub/${list}/send`, method: 'POST', json: edit }),
    answers: admins,
  },
};
