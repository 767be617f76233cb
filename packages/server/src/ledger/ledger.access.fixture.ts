import { type AccessTable, get, members } from '../request/access/access-table.fixture.ts';

export const ledgerAccess: AccessTable<'ledger'> = {
  'ledger.list': { call: get('/v2/signals'), answers: members, readsOnly: true },
  'ledger.counts': { call: get('/v2/signals/counts'), answers: members, readsOnly: true },
  'ledger.export': { call: get('/v2/signals/export'), answers: members, readsOnly: true },
  'ledger.find': {
    // No signal has the id of a meeting, which only members are told.
    call: ({ meeting }) => get(`/v2/signals/${meeting}`)(),
    answers: [401, 404, 404, 404],
    readsOnly: true,
  },
};
