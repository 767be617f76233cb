import {
  type AccessTable,
  admins,
  get,
  members,
  owner,
  post,
} from '../../request/access/access-table.fixture.ts';

export const userAccess: AccessTable<'user'> = {
  'user.profile': {
    call: ({ memberEmail }) => get(`/v2/user/profile/${memberEmail}`)(),
    answers: admins,
    readsOnly: true,
  },
  'user.updatePromptContext': {
    call: post('/v2/user/update_prompt_context', { prompt_type: 'profile_prompt', prompt_text: 'Fees' }),
    answers: members,
  },
  'user.noteHubWelcome': { call: post('/v2/user/hub_welcome', {}), answers: members },
  'user.sessions': { call: get('/v2/user/sessions'), answers: members, readsOnly: true },
  'user.endSession': {
    call: ({ sessionId }) => ({ path: `/v2/user/sessions/${sessionId}`, method: 'DELETE' }),
    answers: owner,
  },
  'user.endSessions': {
    call: () => ({ path: '/v2/user/sessions', method: 'DELETE' }),
    answers: members,
    endsSession: true,
  },
  'user.apiKeys': { call: get('/v2/user/api_keys'), answers: members, readsOnly: true },
  'user.createApiKey': { call: post('/v2/user/api_keys', { name: 'A program' }), answers: members },
  'user.removeApiKey': {
    call: ({ keyId }) => ({ path: `/v2/user/api_keys/${keyId}`, method: 'DELETE' }),
    answers: owner,
  },
};
