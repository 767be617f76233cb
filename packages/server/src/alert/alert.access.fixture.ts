import {
  type AccessTable,
  get,
  members,
  nothingThere,
  post,
  unknownToAll,
} from '../request/access/access-table.fixture.ts';

const daily = { rhythm: 'daily', by_mail: true, in_product: true };
const toOrganization = (organization: string): string => `/v2/subscriptions/organization/${organization}`;
const settings = { time_zone: 'America/New_York', hour: 7, weekday: 1 };

export const subscriptionAccess: AccessTable<'subscription'> = {
  'subscription.list': { call: get('/v2/subscriptions'), answers: members, readsOnly: true },
  'subscription.find': {
    call: ({ organization }) => ({ path: toOrganization(organization) }),
    answers: members,
    readsOnly: true,
  },
  'subscription.put': {
    call: ({ organization }) => ({ path: toOrganization(organization), method: 'PUT', json: daily }),
    answers: members,
  },
  'subscription.remove': {
    // Nobody but who subscribed has anything to remove.
    call: ({ showSlug }) => ({ path: `/v2/subscriptions/show/${showSlug}`, method: 'DELETE' }),
    answers: [401, 404, 404, 404],
  },
};

export const alertAccess: AccessTable<'alert'> = {
  'alert.list': { call: get('/v2/alerts'), answers: members, readsOnly: true },
  'alert.unread': { call: get('/v2/alerts/unread'), answers: members, readsOnly: true },
  'alert.read': { call: () => ({ path: '/v2/alerts/read', method: 'PUT', json: {} }), answers: members },
  'alert.preview': { call: get('/v2/alerts/preview?rhythm=daily'), answers: members, readsOnly: true },
  'alert.settings': { call: get('/v2/alert_settings'), answers: members, readsOnly: true },
  'alert.saveSettings': {
    call: () => ({ path: '/v2/alert_settings', method: 'PUT', json: settings }),
    answers: members,
  },
  'alert.noteTimeZone': {
    call: post('/v2/alert_settings/time_zone', { time_zone: 'America/New_York' }),
    answers: members,
  },
  'alert.resumeMails': { call: post('/v2/alert_settings/resume_mails'), answers: members },
};

export const unsubscribeAccess: AccessTable<'unsubscribe'> = {
  'unsubscribe.show': {
    call: get(`/v2/unsubscribe/${nothingThere}`),
    answers: unknownToAll(404),
    readsOnly: true,
  },
  // The link is the proof, from whatever page it is used.
  'unsubscribe.confirm': {
    call: post(`/v2/unsubscribe/${nothingThere}`),
    answers: unknownToAll(404),
    readsOnly: true,
  },
};
