// The routes of the contract on Fastify. The library decodes, validates and encodes; Fastify knows each route by
// its own path, so that policy, logs, metrics and the answer to a wrong verb are per route.

import { contract } from '@ecco/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ingestRoutes } from '../ingest/ingest.routes.ts';
import { itemRoutes } from '../item/item.routes.ts';
import { anonymous } from '../policy/actor.ts';
import { isRouteName, type RouteName } from '../policy/route-policy.ts';
import { methodNotAllowed, pathNotFound } from '../request/request.errors.ts';
import { searchRoutes } from '../search/search.routes.ts';
import type { Services } from '../services.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { readSessionToken, sessionCookies } from '../session/session-cookie.ts';
import { toContractError, toRefusal } from './contract-failure.ts';
import { comesFromOwnPage, type GuardParts, guard } from './guard.ts';
import { os, type RequestContext } from './request-context.ts';

const base = '/v2';
const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];
type Verb = (typeof verbs)[number];
const isVerb = (text: string | undefined): text is Verb => verbs.some((verb) => verb === text);

type ContractRoute = { name: RouteName; method: Verb; url: string };

/** Every route of the contract, with its path as Fastify writes it. */
export function contractRoutes(): ContractRoute[] {
  return Object.entries(contract).flatMap(([noun, procedures]) =>
    Object.entries(procedures).map(([verb, procedure]) => {
      const { method, path } = procedure['~orpc'].route;
      const name = `${noun}.${verb}`;
      if (!isRouteName(name) || !isVerb(method) || !path)
        throw new Error(`the route ${name} is not complete`);
      return { name, method, url: base + path.replaceAll(/\{(\w+)\}/g, ':$1') };
    }),
  );
}

const createHandler = () =>
  new OpenAPIHandler<RequestContext>(
    os.router({ ingest: ingestRoutes, item: itemRoutes, search: searchRoutes, session: sessionRoutes }),
    {
      customErrorResponseBodyEncoder: (error) => error.data,
      interceptors: [
        async (call) => {
          try {
            return await call.next();
          } catch (error) {
            const refusal = toRefusal(error, call.context.event);
            call.context.setHeaders(refusal.headers);
            throw toContractError(refusal);
          }
        },
      ],
    },
  );

export type ContractParts = GuardParts & { services: Services; secureCookies: boolean };

/** Mounts every route of the contract under `/v2`, and a 405 for the other verbs of its paths. */
export function mountContract(app: FastifyInstance, parts: ContractParts): void {
  const handler = createHandler();
  const { services, limits, publicUrl, secureCookies } = parts;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const context: RequestContext = {
      actor: request.actor ?? anonymous(request.ip),
      services,
      limits,
      event: request.event,
      setHeaders: (headers) => void reply.headers(headers),
      ownPage: comesFromOwnPage(request, publicUrl),
      cookies: sessionCookies(request, reply, secureCookies),
      sessionToken: readSessionToken(request),
    };
    const { matched } = await handler.handle(request, reply, { prefix: base, context });
    if (!matched) throw pathNotFound();
    return reply;
  }

  const routes = contractRoutes();
  for (const { name, method, url } of routes)
    app.route({ method, url, exposeHeadRoute: false, onRequest: guard(name, parts), handler: answer });

  for (const url of new Set(routes.map((route) => route.url))) {
    const allowed = routes.filter((route) => route.url === url).map((route) => route.method);
    app.route({
      method: verbs.filter((verb) => !allowed.includes(verb)),
      url,
      onRequest: async () => {
        throw methodNotAllowed(allowed);
      },
      handler: async () => undefined,
    });
  }
}
