import { type AccessTable, get, members, owner } from '../request/access/access-table.fixture.ts';

const path = '/v2/saved_searches';

export const savedSearchAccess: AccessTable<'savedSearch'> = {
  'savedSearch.list': { call: get(path), answers: members, readsOnly: true },
  'savedSearch.create': {
    call: (_there, caller) => ({
      path,
      method: 'POST',
      json: { name: 'Mine', query: `of the ${caller}`, tab: 'transcripts' },
    }),
    answers: members,
  },
  'savedSearch.rename': {
    call: ({ savedSearch }) => ({
      path: `${path}/${savedSearch}`,
      method: 'PATCH',
      json: { name: 'Renamed' },
    }),
    answers: owner,
  },
  'savedSearch.see': {
    call: ({ savedSearch }) => ({ path: `${path}/${savedSearch}/seen`, method: 'PUT' }),
    answers: owner,
  },
  'savedSearch.remove': {
    call: ({ savedSearchToDelete }) => ({ path: `${path}/${savedSearchToDelete}`, method: 'DELETE' }),
    answers: owner,
  },
};
