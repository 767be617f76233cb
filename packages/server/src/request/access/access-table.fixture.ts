// One call of every route, and what the server must answer to a visitor, another member, the member whose things
// are asked for, and an admin. The rows of a noun stand beside it; a route without a row does not compile.

import type { RouteName } from './route-policy.ts';

export const callers = ['visitor', 'other', 'member', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** What there is to ask for; sessions and keys belong to the member. */
export type Landmarks = {
  slug: string;
  uuid: string;
  /** An item that no other call begins anew: what follows it comes to an end. */
  itemAtRest: string;
  /** Items that the member added: one to change, one to delete, and one that was deleted. */
  itemOfMember: string;
  itemToDelete: string;
  itemDeleted: string;
  show: string;
  showSlug: string;
  publicationSlug: string;
  /** Two lists of the member's, one of them to delete, and one of the admin's. */
  list: string;
  listToDelete: string;
  listOfAdmin: string;
  meeting: string;
  /** An organization with a person, a connection and a fact, an item that is its own, and one that was deleted. */
  organization: string;
  organizationItem: string;
  organizationDeleted: string;
  person: string;
  connection: string;
  fact: string;
  /** Two saved searches of the member's, one of them to delete. */
  savedSearch: string;
  savedSearchToDelete: string;
  memberId: string;
  memberEmail: string;
  password: string;
  sessionId: string;
  keyId: string;
  appToken: string;
};

export type Call = {
  path: string;
  method?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
};
type Answers = readonly [visitor: number, other: number, member: number, admin: number];
export type AccessRow = {
  call: (there: Landmarks, caller: Caller) => Call;
  answers: Answers;
  /** It changes nothing, so that it does not matter from whose page it is called. All others do. */
  readsOnly?: true;
  /** It ends the session that makes it, so it gets one of its own. */
  endsSession?: true;
};
/** The rows of a noun. */
export type AccessTable<Noun extends string> = Readonly<
  Record<Extract<RouteName, `${Noun}.${string}`>, AccessRow>
>;

export const everybody: Answers = [200, 200, 200, 200];
export const members: Answers = [401, 200, 200, 200];
export const owner: Answers = [401, 404, 200, 404];
export const admins: Answers = [401, 403, 403, 200];
export const unknownToAll = (status: number): Answers => [status, status, status, status];

export const get = (path: string) => (): Call => ({ path });
export const post = (path: string, json?: object) => (): Call => ({
  path,
  method: 'POST',
  ...(json && { json }),
});
/** A call that the token of a page must come with. */
export const withAppToken =
  (path: string) =>
  ({ appToken }: Landmarks): Call => ({ path, headers: { 'x-app-token': appToken } });

export const nothingThere = 'no-such-token-0123456789';
