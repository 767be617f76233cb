import {
  type AccessTable,
  admins,
  type Call,
  get,
  type Landmarks,
  members,
} from '../request/access/access-table.fixture.ts';

/** A call on the organization that the table has. */
const onIt =
  (method: string, path: (there: Landmarks) => string, json?: object) =>
  (there: Landmarks): Call => ({
    path: `/v2/manage/org/${there.organization}${path(there)}`,
    method,
    ...(json && { json }),
  });

const none = () => '';
const ofIt = (path: string) => () => path;

export const graphAccess: AccessTable<'graph'> = {
  'graph.searchNodes': {
    call: get('/v2/kg/search/nodes?type=ORG&query=fund'),
    answers: members,
    readsOnly: true,
  },
  'graph.neighbors': {
    call: ({ organization }) => ({
      path: `/v2/graph/organization/${organization}/neighbors`,
      method: 'POST',
      json: {},
    }),
    answers: admins,
    readsOnly: true,
  },
  'graph.read': { call: onIt('GET', none), answers: admins, readsOnly: true },
  'graph.proposed': { call: get('/v2/manage/proposed_orgs'), answers: admins, readsOnly: true },
  'graph.addProposed': {
    call: () => ({ path: '/v2/manage/proposed_orgs', method: 'POST', json: { names: ['Nobody at all'] } }),
    answers: admins,
  },
  'graph.create': {
    call: () => ({
      path: '/v2/manage/org',
      method: 'POST',
      json: { name: 'Another fund', org_type: 'FOUNDATION' },
    }),
    answers: admins,
  },
  'graph.update': { call: onIt('PUT', none, { description: 'Of teachers' }), answers: admins },
  'graph.builderUpdate': {
    call: ({ organization }) => ({
      path: `/v2/admin/org_builder/${organization}/update_org`,
      method: 'POST',
      json: { aliases: ['Fund of everything'] },
    }),
    answers: admins,
  },
  'graph.remove': {
    call: () => ({ path: '/v2/manage/org/no-such-fund', method: 'DELETE' }),
    answers: [401, 403, 403, 404],
  },
  'graph.restore': {
    call: ({ organizationDeleted }) => ({
      path: `/v2/manage/org/${organizationDeleted}/restore`,
      method: 'POST',
    }),
    answers: admins,
  },
  'graph.connections': { call: onIt('GET', ofIt('/connections')), answers: admins, readsOnly: true },
  'graph.connect': {
    call: (there) => ({
      path: `/v2/manage/org/${there.organization}/connections`,
      method: 'POST',
      json: { target_node_id: there.meeting, edge_type: 'HAS_MEETING' },
    }),
    answers: admins,
  },
  'graph.changeConnection': {
    call: onIt('PUT', ({ connection }) => `/connections/${connection}`, { properties: {} }),
    answers: admins,
  },
  'graph.disconnect': {
    call: onIt('DELETE', ({ connection }) => `/connections/${connection}`),
    answers: admins,
  },
  'graph.addFact': {
    call: onIt('POST', ofIt('/facts'), { kind: 'total_members', value: 5, as_of: '2026-02-01' }),
    answers: admins,
  },
  'graph.removeFact': { call: onIt('DELETE', ({ fact }) => `/facts/${fact}`), answers: admins },
  'graph.addMember': {
    call: ({ organization }) => ({
      path: `/v2/admin/org_builder/${organization}/entity`,
      method: 'POST',
      json: { name: 'Ann Newcomer', title: 'Trustee' },
    }),
    answers: admins,
  },
  'graph.removeMember': {
    call: ({ organization, person }) => ({
      path: `/v2/admin/org_builder/${organization}/entity/${person}/remove_entity_from_org`,
      method: 'POST',
    }),
    answers: admins,
  },
  'graph.saveEntityChanges': {
    call: ({ organization, person }) => ({
      path: '/v2/admin/org_builder/save_org_episode_and_video_changes',
      method: 'POST',
      json: {
        org: organization,
        changes: [{ action: 'rename', entity_id: person, new_name: 'Ann Renamed' }],
      },
    }),
    answers: admins,
  },
  'graph.updatePerson': {
    call: ({ person }) => ({
      path: `/v2/manage/person/${person}`,
      method: 'PUT',
      json: { description: 'A trustee' },
    }),
    answers: admins,
  },
  'graph.linking': { call: get('/v2/admin/linking'), answers: admins, readsOnly: true },
  'graph.relink': {
    call: () => ({ path: '/v2/admin/linking', method: 'POST', json: { how: 'resume' } }),
    answers: admins,
  },
  'graph.unlinkItem': {
    call: ({ organization }) => ({
      path: `/v2/manage/org/${organization}/items/7b1f0c52-0000-4000-8000-000000000009`,
      method: 'DELETE',
    }),
    answers: [401, 403, 403, 404],
  },
  'graph.linkItem': {
    call: ({ organization }) => ({
      path: `/v2/manage/org/${organization}/items/7b1f0c52-0000-4000-8000-000000000009`,
      method: 'PUT',
    }),
    answers: [401, 403, 403, 404],
  },
};
