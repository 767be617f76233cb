import { oc } from '@orpc/contract';
import type { Access } from './access.ts';

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Verb = (typeof verbs)[number];
type Path = `/${string}`;
/** A verb and a path under which a call answers besides its own. */
type OtherPlace = `${Verb} ${Path}`;
type Places = Path | readonly [Path, ...OtherPlace[]];

/** What a route says of itself besides its verb, path and shapes. */
type RouteMeta<Granted extends Access = Access> = { access: Granted; also: readonly OtherPlace[] };

const route =
  (method: Verb) =>
  <const Granted extends Access>(places: Places, summary: string, access: Granted) => {
    const [path, ...also] = typeof places === 'string' ? ([places] as const) : places;
    return oc.$meta<RouteMeta<Granted>>({ access, also }).route({ method, path, summary });
  };

/** A route: its path (or its paths, the others with their verbs), what it does, and who may. */
export const get = route('GET');
export const post = route('POST');
export const put = route('PUT');
export const patch = route('PATCH');
export const remove = route('DELETE');

/** The other places of a route, taken apart. */
export const otherPlacesOf = ({ also }: RouteMeta): { method: Verb; path: Path }[] =>
  also.map((place) => {
    const method = verbs.find((verb) => place.startsWith(`${verb} `)) ?? 'GET';
    return { method, path: `/${place.slice(method.length + 2)}` };
  });
