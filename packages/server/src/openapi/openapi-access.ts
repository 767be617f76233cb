// Who may make a call, for the description of the API: read from the one table that decides it.

import { isRouteName, type Rule, ruleOf } from '../request/access/route-policy.ts';
import { sessionCookieName } from '../request/access/session-token.ts';
import { operationOf } from '../request/http/other-places.ts';
import type { Operation } from './openapi.type.ts';

export const appTokenHeader = {
  in: 'header',
  name: 'X-App-Token',
  description: 'The `app_token` of the session; a call with an API key needs none.',
} as const;

/** The ways to say who one is, by the names that operations use. */
export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key of a person, made on the profile page. One that is not known is refused with 401 by every call.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName,
    description: 'What signing in sets. Calls that change something must come from the pages of the product.',
  },
  appToken: { type: 'apiKey', ...appTokenHeader },
} as const;

type Requirement = Partial<Record<keyof typeof securitySchemes, string[]>>;

/** Each entry is enough; an empty one stands for a visitor. */
function requirementsOf({ anonymous, appToken, session }: Rule): Requirement[] {
  const page: Requirement = appToken ? { appToken: [] } : {};
  return [
    ...(session ? [] : [{ apiKey: [] }]),
    { session: [], ...page },
    ...(anonymous === 'no' ? [] : [page]),
  ];
}

/** Members, with a key or a session: what holds for every operation that says nothing else. */
export const usualSecurity = [{ apiKey: [] }, { session: [] }] satisfies Requirement[];

const visitors: Partial<Record<Rule['anonymous'], string>> = {
  open: 'Visitors where the waitlist is off.',
  quota: 'Visitors within a daily quota.',
};

/** What the table says of an operation, where it is not the usual; nothing for one that is not in it. */
export function accessOfOperation({
  operationId = '',
}: Operation): Pick<Operation, 'security' | 'description'> {
  const name = operationOf(operationId);
  if (!isRouteName(name)) return {};
  const rule = ruleOf(name);
  const security = requirementsOf(rule);
  const description = rule.member === 'no' ? 'Admins only.' : visitors[rule.anonymous];
  const isUsual = JSON.stringify(security) === JSON.stringify(usualSecurity);
  return { ...(description && { description }), ...(!isUsual && { security }) };
}
