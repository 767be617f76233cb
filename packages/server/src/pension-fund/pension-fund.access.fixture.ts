import { type AccessTable, get, members, post } from '../request/access/access-table.fixture.ts';

export const pensionFundAccess: AccessTable<'pensionFund'> = {
  'pensionFund.list': { call: get('/v2/kg/pension_funds'), answers: members, readsOnly: true },
  'pensionFund.withEvents': { call: get('/v2/pension_funds_with_events'), answers: members, readsOnly: true },
  'pensionFund.meta': { call: get('/v2/pension_funds/meta'), answers: members, readsOnly: true },
  'pensionFund.save': { call: post('/v2/save_pension_search', { filter: '{}' }), answers: members },
};
