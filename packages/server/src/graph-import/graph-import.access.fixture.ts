import { type AccessTable, admins, get, post } from '../request/access/access-table.fixture.ts';

const content = Buffer.from('name,type\nAccess Fund,FOUNDATION\n').toString('base64');

export const graphImportAccess: AccessTable<'graphImport'> = {
  'graphImport.import': {
    call: post('/v2/manage/import', { kind: 'organizations', content }),
    answers: admins,
  },
  'graphImport.list': {
    call: get('/v2/manage/imports'),
    answers: admins,
    readsOnly: true,
  },
  'graphImport.export': {
    call: get('/v2/manage/export?kind=people'),
    answers: admins,
    readsOnly: true,
  },
};
