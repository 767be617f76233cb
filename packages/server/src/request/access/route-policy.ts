// Who may do what, by the name of the call: read from the routes of the contract, where it stands, and from the calls
// beside them (files in, guides out).

import {
  type Access,
  type Action,
  bounceRoute,
  type Contract,
  contract,
  guide,
  read,
  readFromPage,
  uploadRoute,
} from '@ecco/contract/schemas';

type RouteNames<Router> = {
  [Noun in keyof Router & string]: `${Noun}.${keyof Router[Noun] & string}`;
}[keyof Router & string];

const beside = {
  'ingest.upload': uploadRoute.access,
  'bounce.take': bounceRoute.access,
  'guide.index': readFromPage,
  'guide.read': guide,
  'export.item': { ...read, limit: 'export' },
  'calendar.meeting': { ...read, limit: 'calendar' },
  'calendar.feed': { ...read, limit: 'calendar' },
} as const satisfies Record<string, Access>;

/** `noun.verb` of every call: those of the contract, and the ones beside it. */
export type RouteName = RouteNames<Contract> | keyof typeof beside;
export type Rule = Access;

type MetaOf<Procedure> = Procedure extends { '~orpc': { meta: { access: infer Granted extends Access } } }
  ? Granted
  : never;
type AccessOf<Name extends RouteName> = Name extends keyof typeof beside
  ? (typeof beside)[Name]
  : Name extends `${infer Noun}.${infer Verb}`
    ? Noun extends keyof Contract
      ? MetaOf<Contract[Noun][Verb & keyof Contract[Noun]]>
      : never
    : never;
/** What a call does, as its route says. */
export type ActionOf<Name extends RouteName> = AccessOf<Name>['action'] & Action;

const table: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...Object.entries(contract).flatMap(([noun, procedures]) =>
    Object.entries(procedures).map(([verb, { '~orpc': route }]): [string, Rule] => [
      `${noun}.${verb}`,
      route.meta.access,
    ]),
  ),
  ...Object.entries(beside),
]);

export const isRouteName = (name: string): name is RouteName => table.has(name);
export const routeNames: readonly RouteName[] = [...table.keys()].filter(isRouteName);

/** The row of a call. */
export function ruleOf(name: RouteName): Rule {
  const rule = table.get(name);
  if (!rule) throw new Error(`the route ${name} has no row`);
  return rule;
}
