import { type AccessTable, admins, get } from '../request/access/access-table.fixture.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
/** The guard lets admins through, who ask for what is not there. */
const adminsFindNothing = [401, 403, 403, 404] as const;
const decision = { label: 'A', name: 'Dana Whitfield', verdict: 'accepted', scope: 'item' };

export const voiceAccess: AccessTable<'voice'> = {
  'voice.list': {
    call: ({ uuid }) => get(`/v2/content/${uuid}/voices`)(),
    answers: admins,
    readsOnly: true,
  },
  'voice.decide': {
    call: ({ uuid }) => ({ path: `/v2/content/${uuid}/voices`, method: 'POST', json: decision }),
    answers: adminsFindNothing,
  },
  'voice.undo': {
    call: ({ uuid }) => ({ path: `/v2/content/${uuid}/voices/${unknown}/undo`, method: 'POST' }),
    answers: adminsFindNothing,
  },
  'voice.stored': { call: get('/v2/admin/voices'), answers: admins, readsOnly: true },
  'voice.forget': { call: () => ({ path: '/v2/admin/voices', method: 'DELETE' }), answers: admins },
};
