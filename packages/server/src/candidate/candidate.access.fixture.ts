import { type AccessTable, admins, type Landmarks } from '../request/access/access-table.fixture.ts';

const nobody = '7b1f0c52-0000-4000-8000-000000000011';
const missing = [401, 403, 403, 404] as const;
const ids = { candidate_ids: [nobody] };
const many = (what: string) => () => ({ path: `/v2/manage/candidates/${what}`, method: 'PUT', json: ids });
const one = (what: string) => () => ({ path: `/v2/manage/candidates/${nobody}/${what}`, method: 'PUT' });
const rules = ({ organization }: Landmarks) => `/v2/manage/org/${organization}/candidate_rules`;

export const candidateAccess: AccessTable<'candidate'> = {
  'candidate.list': {
    call: ({ organization }) => ({ path: `/v2/manage/candidates?org_identifier=${organization}` }),
    answers: admins,
    readsOnly: true,
  },
  'candidate.approve': { call: one('approve'), answers: missing },
  'candidate.reject': { call: one('reject'), answers: missing },
  'candidate.approveMany': { call: many('approve'), answers: admins },
  'candidate.rejectMany': { call: many('reject'), answers: admins },
  'candidate.undo': { call: many('undo'), answers: admins },
  'candidate.rules': { call: (there) => ({ path: rules(there) }), answers: admins, readsOnly: true },
  'candidate.putRule': {
    call: (there) => ({
      path: rules(there),
      method: 'PUT',
      json: { source_url: 'https://fund.example/feed.xml', least_value: 0.8 },
    }),
    answers: admins,
  },
  'candidate.removeRule': {
    call: (there) => ({ path: `${rules(there)}/${nobody}`, method: 'DELETE' }),
    answers: missing,
  },
  'candidate.hub': {
    call: ({ listOfAdmin }) => ({ path: `/v2/manage/hub/${listOfAdmin}` }),
    answers: admins,
    readsOnly: true,
  },
};
