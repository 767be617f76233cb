// Who may make a call. It stands on the route itself, so that a route without it does not compile.
//
//   yes     allowed
//   open    allowed unless the waitlist is on (WAITLIST_MODE)
//   quota   allowed within the daily quota of the visitor's network (ANONYMOUS_INGEST_PER_DAY)
//   no      refused: 401 for visitors, 403 for members
//
// Rows about what is "own" are kept to it by the use case, which asks the store for the actor's rows only.

import type { Role } from '@ecco/domain';

type Verdict = 'yes' | 'open' | 'quota' | 'no';

export type RateLimitName =
  | 'ask'
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
  | 'export'
  | 'calendar'
  | 'stream'
  | 'unsubscribe'
  | 'bounce';

/** What is counted of a person, or of all visitors of one network, by the day. */
export type DayQuotaName =
  | 'lists'
  | 'listChanges'
  | 'verdicts'
  | 'addresses'
  | 'corrections'
  | 'questions'
  | 'readings';

export type Action =
  | 'read'
  | 'ingest'
  | 'reprocess'
  | 'claim-session'
  | 'enter'
  | 'leave-session'
  | 'read-own'
  | 'change-own'
  | 'unsubscribe'
  | 'take-bounce'
  | 'write-list'
  | 'manage-access'
  | 'record-activity'
  | 'curate'
  | 'speak'
  | 'administer-read'
  | 'administer';

export type Access = Readonly<
  Record<Role, Verdict> & {
    /** What is being done; use cases ask for this. */
    action: Action;
    /** Changes state, whatever its verb: from the product's own pages, or with an API key (D16). */
    writes?: true;
    /** Refused without the token of the page or a key (D17). */
    appToken?: true;
    /** Refused to a key, so that a key that got lost cannot make others or lock out its owner. */
    session?: true;
    /** What is asked for may be kept from whoever may make the call: a list that is not shared with them. */
    shared?: true;
    /** The rate limit that guards the call besides. */
    limit?: RateLimitName;
    /** What of a day it takes: each call writes a row that stays, or is much work. */
    perDay?: DayQuotaName;
  }
>;

/** What admins alone may do, and what changes something for others: the log of what admins do tells of it. */
export const isAudited = ({ writes, member, action }: Access): boolean =>
  writes === true && member === 'no' && action !== 'record-activity' && action !== 'change-own';

const everybody = { anonymous: 'yes', member: 'yes', admin: 'yes' } as const;
const members = { anonymous: 'no', member: 'yes', admin: 'yes' } as const;
const admins = { anonymous: 'no', member: 'no', admin: 'yes' } as const;

export const read = { action: 'read', ...everybody } as const;
/** What is told as it happens. */
export const streamRead = { ...read, limit: 'stream' } as const;
/** What only the home and search pages show. */
export const browse = { action: 'read', anonymous: 'open', member: 'yes', admin: 'yes' } as const;
/** What is shown of a show to who may open its page. */
export const readAsMember = { action: 'read', ...members } as const;
export const ingest = {
  action: 'ingest',
  anonymous: 'quota',
  member: 'yes',
  admin: 'yes',
  writes: true,
  limit: 'ingest',
} as const;
export const reprocess = { action: 'reprocess', ...admins, writes: true } as const;
/** The same for what one has added oneself, when it could not be read; to keep it to that is the use case's. */
export const reprocessOwn = { action: 'reprocess', ...members, writes: true, limit: 'ingest' } as const;
/** The doors: everybody may knock, within limits. */
export const enter = { action: 'enter', ...everybody, writes: true } as const;
export const leave = { action: 'leave-session', ...everybody, writes: true } as const;
export const claim = { action: 'claim-session', ...everybody, writes: true, limit: 'claim' } as const;
/** What those do who keep the library. */
export const curate = { action: 'curate', ...admins, writes: true } as const;
/** What one of them has for themselves, which concerns nobody else. */
export const draft = { action: 'change-own', ...admins, writes: true } as const;
export const speak = {
  action: 'speak',
  ...everybody,
  writes: true,
  limit: 'speak',
  perDay: 'readings',
} as const;
export const readOwn = { action: 'read-own', ...members } as const;
export const changeOwn = { action: 'change-own', ...members, writes: true } as const;
/** Who may get in as this person: sessions and keys. */
export const ownAccess = { action: 'manage-access', ...members, session: true } as const;
export const changeOwnAccess = { ...ownAccess, writes: true } as const;
/** Whoever holds the link of a mail, and no session: mail programs ask by themselves (RFC 8058). */
export const unsubscribe = { action: 'unsubscribe', ...everybody, limit: 'unsubscribe' } as const;
/** The operator's mail server, which has no session: it is known by a secret of the configuration. */
export const takeBounce = { action: 'take-bounce', ...everybody, limit: 'bounce' } as const;
export const record = { action: 'record-activity', ...everybody, writes: true, limit: 'activity' } as const;
export const inspect = { action: 'administer-read', ...admins } as const;
export const administer = { action: 'administer', ...admins, writes: true } as const;
/** A list without an owner is made and changed by whoever holds its link (D13); the use case keeps owned ones. */
export const writeList = {
  action: 'write-list',
  anonymous: 'open',
  member: 'yes',
  admin: 'yes',
  writes: true,
  limit: 'list',
  perDay: 'listChanges',
} as const;
/** What every page that a visitor may open asks for, or a program with a key. */
export const readFromPage = { ...read, appToken: true } as const;
/** Lists by their links, from our own pages or with a key. */
export const linked = { ...browse, appToken: true } as const;
/** A list, and what it holds, by whoever its owner lets. */
export const readList = { ...linked, shared: true } as const;
export const speakList = { ...speak, shared: true } as const;
export const guide = { ...readAsMember, appToken: true } as const;
