import { type AccessTable, admins, get, post } from '../request/access/access-table.fixture.ts';

const path = '/v2/admin/transcription_services';
const unknown = `${path}/7b1f0c52-0000-4000-8000-000000000009`;
const service = {
  ...{ name: 'One', kind: 'deepgram', address: 'https://speech.example/v1', model: 'nova-3', key: 'secret' },
  ...{ max_bytes: 25_000_000, max_seconds: 1_400, at_once: 2, price_per_hour: null },
};
const refused = [401, 403, 403, 404] as const;

export const transcriptionServiceAccess: AccessTable<'transcriptionService'> = {
  'transcriptionService.list': { call: get(path), answers: admins, readsOnly: true },
  'transcriptionService.add': { call: post(path, service), answers: admins },
  'transcriptionService.arrange': { call: post(`${path}/order`, { ids: [] }), answers: admins },
  'transcriptionService.update': {
    call: () => ({ path: unknown, method: 'PATCH', json: { name: 'Other' } }),
    answers: [...refused],
  },
  'transcriptionService.test': { call: post(`${unknown}/test`), answers: [...refused] },
  'transcriptionService.enable': {
    call: post(`${unknown}/enable`, { enabled: true }),
    answers: [...refused],
  },
  'transcriptionService.restore': { call: post(`${unknown}/restore`), answers: [...refused] },
  'transcriptionService.remove': { call: () => ({ path: unknown, method: 'DELETE' }), answers: [...refused] },
};
