// Who may do what, in one table. A route of the contract without a row does not compile.
//
//   yes     allowed
//   open    allowed unless the waitlist is on (WAITLIST_MODE)
//   quota   allowed within the daily quota of the visitor's network (ANONYMOUS_INGEST_PER_DAY)
//   no      refused: 401 for visitors, 403 for members
//
// `writes` marks calls that change state, whatever their verb: they must come from the product's own pages, or
// carry an API key (D16). `appToken` marks calls that refuse without the token of the page or a key (D17).
// `session` marks calls that a key cannot make, so that a key that got lost cannot make others or lock out its owner.
// `limit` names the rate limit that guards the call besides. Rows about what is "own" are kept to it by the
// use case, which asks the store for the actor's rows only.

import type { Contract } from '@ecco/contract';
import type { Role } from '@ecco/domain';

type RouteNames<Router> = {
  [Noun in keyof Router & string]: `${Noun}.${keyof Router[Noun] & string}`;
}[keyof Router & string];

/** `noun.verb` of every call: those of the contract, and the ones beside it (files in, guides out). */
export type RouteName = RouteNames<Contract> | 'ingest.upload' | 'guide.index' | 'guide.read' | 'export.item';

export type Verdict = 'yes' | 'open' | 'quota' | 'no';
export type RateLimitName =
  | 'ingest'
  | 'claim'
  | 'login'
  | 'register'
  | 'mail'
  | 'lookup'
  | 'token'
  | 'activity'
  | 'speak'
  | 'directory'
  | 'list'
  | 'export';
export type Rule = Readonly<
  Record<Role, Verdict> & {
    /** What is being done; use cases ask for this. */
    action: Action;
    writes?: true;
    appToken?: true;
    session?: true;
    limit?: RateLimitName;
  }
>;
export type Action =
  | 'read'
  | 'ingest'
  | 'reprocess'
  | 'claim-session'
  | 'enter'
  | 'leave-session'
  | 'read-own'
  | 'change-own'
  | 'write-list'
  | 'manage-access'
  | 'record-activity'
  | 'curate'
  | 'speak'
  | 'administer-read'
  | 'administer';

const everybody = { anonymous: 'yes', member: 'yes', admin: 'yes' } as const;
const members = { anonymous: 'no', member: 'yes', admin: 'yes' } as const;
const admins = { anonymous: 'no', member: 'no', admin: 'yes' } as const;

const read = { action: 'read', ...everybody } as const;
/** What only the home and search pages show. */
const browse = { action: 'read', anonymous: 'open', member: 'yes', admin: 'yes' } as const;
const ingest = {
  action: 'ingest',
  anonymous: 'quota',
  member: 'yes',
  admin: 'yes',
  writes: true,
  limit: 'ingest',
} as const;
const reprocess = { action: 'reprocess', ...admins, writes: true } as const;
/** The doors: everybody may knock, within limits. */
const enter = { action: 'enter', ...everybody, writes: true } as const;
/** What is shown of a show to who may open its page. */
const readAsMember = { action: 'read', ...members } as const;
/** What those do who keep the library. */
const curate = { action: 'curate', ...admins, writes: true } as const;
const readOwn = { action: 'read-own', ...members } as const;
const changeOwn = { action: 'change-own', ...members, writes: true } as const;
/** Who may get in as this person: sessions and keys. */
const ownAccess = { action: 'manage-access', ...members, session: true } as const;
const record = { action: 'record-activity', ...everybody, writes: true, limit: 'activity' } as const;
const inspect = { action: 'administer-read', ...admins } as const;
const administer = { action: 'administer', ...admins, writes: true } as const;
/** A list without an owner is made and changed by whoever holds its link (D13); the use case keeps owned ones. */
const writeList = {
  action: 'write-list',
  anonymous: 'open',
  member: 'yes',
  admin: 'yes',
  writes: true,
  limit: 'list',
} as const;
/** Lists by their links, from our own pages or with a key. */
const linked = { ...browse, appToken: true } as const;
const guide = { action: 'read', ...members, appToken: true } as const;

export const routePolicy = {
  'activity.logEvents': record,
  'activity.notify': record,
  'activity.episodeFeedback': record,
  'activity.videoFeedback': record,

  'administration.users': inspect,
  'administration.updateUser': { ...administer, session: true },
  'administration.waitlist': inspect,
  'administration.approve': administer,
  'administration.dismiss': administer,
  'administration.outbox': { ...inspect, session: true },
  'administration.events': inspect,
  'administration.notifications': inspect,
  'administration.feedback': inspect,

  'auth.register': { ...enter, limit: 'register' },
  'auth.login': { ...enter, limit: 'login' },
  'auth.google': { ...enter, limit: 'login' },
  'auth.logout': { action: 'leave-session', ...everybody, writes: true },
  'auth.accountStatus': { action: 'read', ...everybody, limit: 'lookup' },
  'auth.joinWaitlist': { ...enter, limit: 'register' },
  'auth.submitJoinWaitlist': { ...enter, limit: 'register' },
  'auth.verifyEmail': { ...enter, limit: 'token' },
  'auth.submitVerifyEmail': { ...enter, limit: 'token' },
  'auth.resendVerification': { ...enter, limit: 'mail' },
  'auth.requestReset': { ...enter, limit: 'mail' },
  'auth.resetPassword': { ...enter, limit: 'token' },

  'cardAudio.make': { action: 'speak', ...everybody, writes: true, limit: 'speak' },

  'curation.setScore': curate,
  'curation.submitScore': curate,
  'curation.highlights': read,
  'curation.approve': curate,
  'curation.submitApprove': curate,
  'curation.approveVideo': curate,
  'curation.submitApproveVideo': curate,
  'curation.saveDocument': curate,
  'curation.saveVideoDocument': curate,
  'curation.analyse': curate,
  'curation.analyseVideo': curate,
  'curation.analyseArticle': curate,
  'curation.analyseDocument': curate,
  'curation.submitAnalyseDocument': curate,
  'curation.rebuildHighlights': curate,
  'curation.submitRebuildHighlights': curate,
  'curation.rebuildDigest': curate,
  'curation.submitRebuildDigest': curate,
  'curation.clean': curate,
  'curation.submitClean': curate,
  'curation.nameSpeaker': curate,

  'entity.episodes': browse,
  'entity.people': browse,

  'export.item': { ...read, limit: 'export' },

  'guide.index': guide,
  'guide.read': guide,

  'history.list': readOwn,
  'history.note': changeOwn,
  'history.forget': changeOwn,

  'ingest.url': ingest,
  'ingest.submitUrl': ingest,
  'ingest.upload': ingest,

  'item.library': browse,
  'item.content': read,
  'item.transcript': read,
  'item.episode': read,
  'item.media': read,
  'item.document': read,
  'item.article': read,
  'item.earnings': read,
  'item.retry': reprocess,
  'item.submitRetry': reprocess,

  'list.read': linked,
  'list.create': writeList,
  'list.update': writeList,
  'list.remove': changeOwn,
  'list.ofItem': readOwn,
  'list.assign': changeOwn,
  'list.mine': readOwn,
  'list.open': browse,
  'list.curated': browse,
  'list.curate': curate,
  'list.daily': changeOwn,

  'meeting.read': read,
  'meeting.find': read,
  'meeting.create': curate,
  'meeting.update': curate,
  'meeting.remove': curate,

  'onboarding.wizard': readOwn,
  'onboarding.saveUserList': changeOwn,

  'podcast.following': readOwn,
  'podcast.follow': changeOwn,
  'podcast.read': readAsMember,
  'podcast.publication': read,
  'podcast.ignore': curate,
  'podcast.refresh': curate,
  'podcast.submitRefresh': curate,

  'search.inside': read,
  'search.earnings': read,
  'search.flavor': linked,
  'search.transcripts': browse,
  'search.local': browse,
  'search.directory': { ...readAsMember, limit: 'directory' },

  'session.current': read,
  'session.claim': { action: 'claim-session', ...everybody, writes: true, limit: 'claim' },

  'tag.list': read,
  'tag.find': read,

  'user.profile': inspect,
  'user.updatePromptContext': changeOwn,
  'user.sessions': ownAccess,
  'user.endSession': { ...ownAccess, writes: true },
  'user.endSessions': { ...ownAccess, writes: true },
  'user.apiKeys': ownAccess,
  'user.createApiKey': { ...ownAccess, writes: true },
  'user.removeApiKey': { ...ownAccess, writes: true },
} as const satisfies Record<RouteName, Rule>;

export type ActionOf<Name extends RouteName> = (typeof routePolicy)[Name]['action'];

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routePolicy, name);
