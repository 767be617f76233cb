// One call of every route, and what the server must answer to a visitor, another member, the member whose things
// are asked for, and an admin, in this order. A route of the table without a row does not compile.

import type { RouteName } from '../request/route-policy.ts';
import type { Ask } from './world.ts';

export const walkers = ['visitor', 'other', 'member', 'admin'] as const;
export type Walker = (typeof walkers)[number];

/** What there is to ask for; sessions and keys belong to the member. */
export type Landmarks = {
  slug: string;
  uuid: string;
  show: string;
  showSlug: string;
  publicationSlug: string;
  /** Two lists of the member's, one of them to delete, and one of the admin's. */
  list: string;
  listToDelete: string;
  listOfAdmin: string;
  meeting: string;
  memberId: string;
  memberEmail: string;
  password: string;
  sessionId: string;
  keyId: string;
  appToken: string;
};
export type Step = Ask & { path: string };
type Answers = readonly [visitor: number, other: number, member: number, admin: number];
export type WalkRow = { call: (there: Landmarks, walker: Walker) => Step; answers: Answers };

const everybody: Answers = [200, 200, 200, 200];
const members: Answers = [401, 200, 200, 200];
const owner: Answers = [401, 404, 200, 404];
const admins: Answers = [401, 403, 403, 200];
const unknownToAll = (status: number): Answers => [status, status, status, status];

const get = (path: string) => (): Step => ({ path });
const post = (path: string, json?: object) => (): Step => ({ path, method: 'POST', ...(json && { json }) });

const upload = (_there: Landmarks, walker: Walker): Step => ({
  path: '/v2/uploads?name=minutes.txt',
  method: 'PUT',
  body: `The board met about ${walker}.`,
  headers: { 'content-type': 'application/octet-stream' },
});
const guide =
  (path: string) =>
  ({ appToken }: Landmarks): Step => ({ path, headers: { 'x-app-token': appToken } });
const waitlisted = { emails: ['new@fund.example'] };
const source = encodeURIComponent('https://192.0.2.1/feed.xml');
const nothingThere = 'no-such-token-0123456789';

export const walkRows: Readonly<Record<RouteName, WalkRow>> = {
  'activity.logEvents': { call: post('/v2/log_events', [{ event: 'open', src: 'FE' }]), answers: everybody },
  'activity.notify': { call: post('/v2/notify', { msg: 'hello' }), answers: everybody },
  'activity.leaveFeedback': {
    call: ({ slug }) => post('/v2/episode/leave_episode_feedback', { slug, thumb: 'up' })(),
    answers: everybody,
  },

  'administration.users': { call: get('/v2/admin/users'), answers: admins },
  'administration.updateUser': {
    call: ({ memberId }) => ({
      path: `/v2/admin/users/${memberId}`,
      method: 'PATCH',
      json: { pe_hub: true },
    }),
    answers: admins,
  },
  'administration.waitlist': { call: get('/v2/admin/waitlist'), answers: admins },
  'administration.approve': { call: post('/v2/admin/waitlist/approve', waitlisted), answers: admins },
  'administration.dismiss': { call: post('/v2/admin/waitlist/remove', waitlisted), answers: admins },
  'administration.outbox': { call: get('/v2/admin/outbox'), answers: admins },
  'administration.events': { call: get('/v2/admin/events'), answers: admins },
  'administration.notifications': { call: get('/v2/admin/notifications'), answers: admins },
  'administration.feedback': { call: get('/v2/admin/feedback'), answers: admins },

  'auth.register': {
    call: (_there, walker) =>
      post('/v2/auth/register', {
        email: `${walker}-new@fund.example`,
        firstname: 'New',
        lastname: 'Comer',
        password: 'a new long password',
      })(),
    answers: everybody,
  },
  'auth.login': {
    call: ({ memberEmail, password }) => post('/v2/auth/login/email', { email: memberEmail, password })(),
    answers: everybody,
  },
  // No provider is configured here; the provider's own test has one.
  'auth.google': {
    call: () => ({
      path: '/v2/auth/login/google',
      method: 'POST',
      body: 'x'.repeat(40),
      headers: { 'content-type': 'text/plain' },
    }),
    answers: unknownToAll(404),
  },
  'auth.logout': { call: post('/v2/auth/logout'), answers: everybody },
  'auth.accountStatus': { call: get('/v2/auth/account_status?email=a@fund.example'), answers: everybody },
  'auth.joinWaitlist': { call: get('/v2/auth/join_waitlist?email=a@fund.example'), answers: everybody },
  'auth.verifyEmail': { call: get(`/v2/auth/verify_email/${nothingThere}`), answers: unknownToAll(410) },
  'auth.resendVerification': {
    call: post('/v2/auth/resend_verification', { email: 'a@fund.example' }),
    answers: everybody,
  },
  'auth.requestReset': {
    call: post('/v2/auth/request_reset_password', { email: 'a@fund.example' }),
    answers: everybody,
  },
  'auth.resetPassword': {
    call: post(`/v2/auth/reset_password/${nothingThere}`, { password: 'another long password' }),
    answers: unknownToAll(410),
  },

  'cardAudio.make': {
    call: ({ slug }) => post('/v2/episode/get_summary_audio_url', { summary_id: `${slug}/summary_1` })(),
    answers: everybody,
  },

  'curation.setScore': {
    call: ({ uuid }) => get(`/v2/episode/set_score?uuid=${uuid}&score=70`)(),
    answers: admins,
  },
  'curation.highlights': {
    call: ({ slug }) => get(`/v2/episode/get_episode_highlights?slug=${slug}`)(),
    answers: everybody,
  },
  'curation.approve': {
    call: ({ uuid }) => get(`/v2/episode/approve_highlights?uuid=${uuid}&approved=true`)(),
    answers: admins,
  },
  'curation.saveDocument': {
    call: ({ uuid }) => post('/v2/episode/save_html_document', { uuid, html_document: '<p>Ours</p>' })(),
    answers: admins,
  },
  'curation.analyse': {
    call: ({ slug }) => post('/v2/episode/trigger_analysis', { slug })(),
    answers: admins,
  },
  'curation.analyseDocument': {
    call: ({ uuid }) => get(`/v2/document/analyze/${uuid}`)(),
    answers: admins,
  },
  'curation.rebuildHighlights': {
    call: ({ uuid }) => get(`/v2/episode/rebuild_highlights?uuid=${uuid}`)(),
    answers: admins,
  },
  'curation.rebuildDigest': {
    call: ({ uuid }) => get(`/v2/episode/rebuild_digest?uuid=${uuid}`)(),
    answers: admins,
  },
  'curation.clean': { call: ({ slug }) => get(`/v2/admin/clean_episode/${slug}`)(), answers: admins },
  'curation.nameSpeaker': {
    call: ({ uuid }) => post('/v2/admin/speakers', { uuid, label: 'A', name: 'Ada Byron' })(),
    answers: admins,
  },

  'entity.episodes': { call: get('/v2/get_episodes_by_entity?entity=nobody'), answers: everybody },
  'entity.people': { call: get('/v2/people'), answers: everybody },

  'export.item': { call: ({ slug }) => get(`/v2/content/${slug}/export/md`)(), answers: everybody },

  'guide.index': { call: guide('/v2/api-docs'), answers: members },
  'guide.read': { call: guide('/v2/api-docs/getting-started'), answers: members },

  'history.list': { call: get('/v2/user_history_list'), answers: members },
  'history.note': { call: ({ uuid }) => post('/v2/user_history_list', { uuid })(), answers: members },
  'history.forget': {
    call: () => ({ path: '/v2/user_history_list', method: 'DELETE', json: {} }),
    answers: members,
  },

  // A reserved address: nothing is fetched from it, whoever asks.
  'ingest.url': { call: get(`/v2/ingest_url?url=${source}`), answers: unknownToAll(400) },
  'ingest.upload': { call: upload, answers: everybody },

  'item.library': { call: get('/v2/library'), answers: everybody },
  'item.content': { call: ({ slug }) => get(`/v2/content/${slug}`)(), answers: everybody },
  'item.transcript': { call: ({ slug }) => get(`/v2/content/${slug}/transcript`)(), answers: everybody },
  'item.episode': { call: ({ slug }) => get(`/v2/episode/${slug}`)(), answers: everybody },
  'item.media': { call: ({ slug }) => get(`/v2/media/${slug}`)(), answers: unknownToAll(404) },
  'item.document': { call: ({ uuid }) => get(`/v2/document/${uuid}`)(), answers: unknownToAll(404) },
  'item.article': { call: ({ slug }) => get(`/v2/article?slug=${slug}`)(), answers: unknownToAll(404) },
  'item.earnings': { call: ({ uuid }) => get(`/v2/org/earnings?uuid=${uuid}`)(), answers: unknownToAll(404) },
  'item.retry': { call: ({ slug }) => get(`/v2/episode/retry_transcribe?slug=${slug}`)(), answers: admins },

  'list.read': {
    call: ({ list, appToken }) => ({
      path: `/v2/episode_list/${list}`,
      headers: { 'x-app-token': appToken },
    }),
    answers: everybody,
  },
  'list.create': { call: post('/v2/episode_list', { title: 'Mine' }), answers: everybody },
  'list.update': {
    call: ({ list }) => ({ path: `/v2/episode_list/${list}`, method: 'PUT', json: { title: 'Renamed' } }),
    answers: [403, 403, 200, 200],
  },
  'list.remove': {
    call: ({ listToDelete, listOfAdmin }, walker) => ({
      path: `/v2/episode_list/${walker === 'admin' ? listOfAdmin : listToDelete}`,
      method: 'DELETE',
    }),
    answers: [401, 403, 200, 200],
  },
  'list.ofItem': {
    call: ({ uuid }) => get(`/v2/episode_list/get_episode_lists_for_episode_or_video?uuid=${uuid}`)(),
    answers: members,
  },
  'list.assign': {
    call: ({ uuid }) => post('/v2/episode_list/update_episodes_lists', { uuid })(),
    answers: members,
  },
  'list.mine': { call: get('/v2/episode_list/get_user_lists_info'), answers: members },
  'list.open': { call: get('/v2/episode_list/get_public_episode_lists'), answers: everybody },
  'list.curated': { call: get('/v2/curated_lists'), answers: everybody },
  'list.curate': {
    call: ({ list }) => ({ path: `/v2/admin/lists/${list}`, method: 'PATCH', json: { curated: false } }),
    answers: admins,
  },
  'list.daily': { call: post('/v2/get_daily_list', {}), answers: members },

  'meeting.read': { call: ({ meeting }) => get(`/v2/pension_funds/events/${meeting}`)(), answers: everybody },
  'meeting.find': {
    call: ({ meeting }) => get(`/v2/kg/pension_funds/events/${meeting}`)(),
    answers: everybody,
  },
  'meeting.create': { call: post('/v2/admin/events', { title: 'Board' }), answers: admins },
  'meeting.update': {
    call: ({ meeting }) => ({
      path: `/v2/admin/events/${meeting}`,
      method: 'PUT',
      json: { location: 'Hall' },
    }),
    answers: admins,
  },
  'meeting.remove': {
    call: ({ meeting }) => ({ path: `/v2/admin/events/${meeting}`, method: 'DELETE' }),
    answers: admins,
  },

  'onboarding.wizard': { call: get('/v2/get_wizard?scheme=default'), answers: members },
  // No such category: whoever may save is told so.
  'onboarding.saveUserList': {
    call: post('/v2/save_user_list', {
      scheme: 'default',
      survey: {},
      categories: ['no-such-category'],
      tags: [],
      podcasts: [],
    }),
    answers: [401, 400, 400, 400],
  },

  'podcast.following': { call: get('/v2/get_user_following_list'), answers: members },
  'podcast.follow': {
    call: ({ show }) => post('/v2/podcast/follow', { uuid: show, follow: true })(),
    answers: members,
  },
  'podcast.read': { call: ({ showSlug }) => get(`/v2/podcast?slug=${showSlug}`)(), answers: members },
  'podcast.publication': {
    call: ({ publicationSlug }) => get(`/v2/publication?slug=${publicationSlug}`)(),
    answers: everybody,
  },
  'podcast.ignore': {
    call: ({ show }) => post('/v2/podcast/ignore', { uuid: show, ignore: false })(),
    answers: admins,
  },
  'podcast.refresh': { call: ({ show }) => get(`/v2/podcast/refresh?uuid=${show}`)(), answers: admins },

  'search.inside': {
    call: ({ slug }) => get(`/v2/search/search_inside/${slug}?query=board`)(),
    answers: everybody,
  },
  'search.earnings': {
    call: ({ uuid }) => get(`/v2/org/earnings/search?uuid=${uuid}&query=board`)(),
    answers: unknownToAll(404),
  },
  'search.flavor': { call: guide('/v2/search/flavors/Default'), answers: everybody },
  'search.transcripts': { call: get('/v2/episode/search_transcripts?query=board'), answers: everybody },
  'search.local': { call: get('/v2/episode/local_search?keywords=board'), answers: everybody },
  'search.directory': { call: get('/v2/episode/search?keywords=board'), answers: members },

  'session.current': { call: get('/v2/session'), answers: everybody },
  'session.claim': {
    call: post('/v2/session/claim', {
      token: nothingThere,
      email: 'thief@fund.example',
      firstname: 'No',
      lastname: 'Body',
      password: 'a long password here',
    }),
    answers: unknownToAll(401),
  },

  'tag.list': { call: get('/v2/api/tags'), answers: everybody },
  'tag.find': { call: get('/v2/api/tags/findOne?slug=business'), answers: everybody },

  'user.profile': { call: ({ memberEmail }) => get(`/v2/user/profile/${memberEmail}`)(), answers: admins },
  'user.updatePromptContext': {
    call: post('/v2/user/update_prompt_context', { prompt_type: 'profile_prompt', prompt_text: 'Fees' }),
    answers: members,
  },
  'user.sessions': { call: get('/v2/user/sessions'), answers: members },
  'user.endSession': {
    call: ({ sessionId }) => ({ path: `/v2/user/sessions/${sessionId}`, method: 'DELETE' }),
    answers: owner,
  },
  'user.endSessions': { call: () => ({ path: '/v2/user/sessions', method: 'DELETE' }), answers: members },
  'user.apiKeys': { call: get('/v2/user/api_keys'), answers: members },
  'user.createApiKey': { call: post('/v2/user/api_keys', { name: 'A program' }), answers: members },
  'user.removeApiKey': {
    call: ({ keyId }) => ({ path: `/v2/user/api_keys/${keyId}`, method: 'DELETE' }),
    answers: owner,
  },
};

/** These end the session that makes them, so they get one of their own. */
export const endsSession: readonly RouteName[] = ['auth.logout', 'auth.login', 'user.endSessions'];

/** These change nothing, so that it does not matter from whose page they are called. All others do. */
export const onlyRead: readonly RouteName[] = [
  'administration.users',
  'administration.waitlist',
  'administration.outbox',
  'administration.events',
  'administration.notifications',
  'administration.feedback',
  'auth.accountStatus',
  'curation.highlights',
  'entity.episodes',
  'entity.people',
  'export.item',
  'guide.index',
  'guide.read',
  'history.list',
  'item.library',
  'item.content',
  'item.transcript',
  'item.episode',
  'item.media',
  'item.document',
  'item.article',
  'item.earnings',
  'list.read',
  'list.ofItem',
  'list.mine',
  'list.open',
  'list.curated',
  'meeting.read',
  'meeting.find',
  'onboarding.wizard',
  'podcast.following',
  'podcast.read',
  'podcast.publication',
  'search.inside',
  'search.earnings',
  'search.flavor',
  'search.transcripts',
  'search.local',
  'search.directory',
  'session.current',
  'tag.list',
  'tag.find',
  'user.profile',
  'user.sessions',
  'user.apiKeys',
];
