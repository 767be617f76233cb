import type { FastifyInstance, HTTPMethods } from 'fastify';
import { methodNotAllowed } from '../failure/request.errors.ts';

export const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];
export type Verb = (typeof verbs)[number];

/** A 405 that says which verbs an address answers, for all others. */
export function refuseOtherVerbs(app: FastifyInstance, url: string, allowed: readonly Verb[]): void {
  app.route({
    method: verbs.filter((verb) => !allowed.includes(verb)),
    url,
    onRequest: async () => {
      throw methodNotAllowed(allowed);
    },
    handler: async () => undefined,
  });
}
