import { type AccessTable, everybody, get } from '../request/access/access-table.fixture.ts';

export const exportAccess: AccessTable<'export'> = {
  'export.item': {
    call: ({ slug }) => get(`/v2/content/${slug}/export/md`)(),
    answers: everybody,
    readsOnly: true,
  },
};
