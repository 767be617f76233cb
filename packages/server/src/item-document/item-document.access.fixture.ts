import { type AccessTable, admins, get } from '../request/access/access-table.fixture.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

export const itemDocumentAccess: AccessTable<'itemDocument'> = {
  'itemDocument.read': {
    call: ({ uuid }) => get(`/v2/content/${uuid}/document`)(),
    answers: admins,
    readsOnly: true,
  },
  'itemDocument.version': {
    call: ({ uuid }) => get(`/v2/content/${uuid}/document/${unknown}`)(),
    answers: [401, 403, 403, 404],
    readsOnly: true,
  },
  'itemDocument.keepDraft': {
    call: ({ uuid }) => ({
      path: `/v2/content/${uuid}/document/draft`,
      method: 'PUT',
      json: { html_document: '<p>Begun</p>' },
    }),
    answers: admins,
  },
  'itemDocument.dropDraft': {
    call: ({ uuid }) => ({ path: `/v2/content/${uuid}/document/draft`, method: 'DELETE' }),
    answers: admins,
  },
};
