// Who may do what, in one table. A route of the contract without a row does not compile.
//
//   yes     allowed
//   quota   allowed within the daily quota of the visitor's network (ANONYMOUS_INGEST_PER_DAY)
//   no      refused: 401 for visitors, 403 for members
//
// `writes` marks calls that change state, whatever their verb: they must come from the product's own pages (D16).
// `limit` names the rate limit that guards the call besides.

import type { Contract, Role } from '@ecco/contract';

type RouteNames<Router> = {
  [Noun in keyof Router & string]: `${Noun}.${keyof Router[Noun] & string}`;
}[keyof Router & string];

/** `noun.verb` of every call: those of the contract, and the upload beside it. */
export type RouteName = RouteNames<Contract> | 'ingest.upload';

export type Verdict = 'yes' | 'quota' | 'no';
export type RateLimitName = 'ingest' | 'claim';
export type Rule = Readonly<
  Record<Role, Verdict> & {
    /** What is being done; use cases ask for this. */
    action: Action;
    writes?: true;
    limit?: RateLimitName;
  }
>;
export type Action = 'read' | 'ingest' | 'reprocess' | 'claim-session' | 'leave-session';

const everybody = { anonymous: 'yes', member: 'yes', admin: 'yes' } as const;
const read = { action: 'read', ...everybody } as const;
const ingest = {
  action: 'ingest',
  anonymous: 'quota',
  member: 'yes',
  admin: 'yes',
  writes: true,
  limit: 'ingest',
} as const;
const reprocess = { action: 'reprocess', anonymous: 'no', member: 'no', admin: 'yes', writes: true } as const;

export const routePolicy = {
  'ingest.url': ingest,
  'ingest.submitUrl': ingest,
  'ingest.upload': ingest,

  'item.library': read,
  'item.content': read,
  'item.transcript': read,
  'item.episode': read,
  'item.media': read,
  'item.document': read,
  'item.article': read,
  'item.earnings': read,
  'item.retry': reprocess,
  'item.submitRetry': reprocess,

  'search.inside': read,
  'search.transcripts': read,
  'search.local': read,

  'session.current': read,
  'session.claim': { action: 'claim-session', ...everybody, writes: true, limit: 'claim' },
  'session.leave': { action: 'leave-session', ...everybody, writes: true },
} as const satisfies Record<RouteName, Rule>;

export type ActionOf<Name extends RouteName> = (typeof routePolicy)[Name]['action'];

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routePolicy, name);
