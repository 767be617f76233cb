// The routes of the contract on Fastify. The library decodes, validates and encodes; Fastify knows each route by
// its own path, so that policy, logs, metrics and the answer to a wrong verb are per route.

import { limits as productLimits } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { withAudit } from '../audit/audit-record.ts';
import { sessionCookies } from '../identity/session/session-cookie.ts';
import { type RouteName, ruleOf } from '../request/access/route-policy.ts';
import { readSessionToken } from '../request/access/session-token.ts';
import { toContractError, toRefusal } from '../request/contract-failure.ts';
import { pathNotFound, requestMalformed } from '../request/failure/request.errors.ts';
import { admissionOf, comesFromOwnPage, type GuardDependencies, guard } from '../request/guard.ts';
import type { AnswerCache } from '../request/http/answer-cache.ts';
import { refuseNoTextInBody } from '../request/http/foreign-signs.ts';
import { atAllPlaces, places } from '../request/http/other-places.ts';
import { refuseOtherVerbs, type Verb } from '../request/http/other-verbs.ts';
import { boundsOf } from '../request/limit/bounds-of.ts';
import { createLargePages } from '../request/limit/large-pages.ts';
import { type CallContext, callOf, os } from '../request/request-context.ts';
import type { Services } from '../request/services.ts';
import { streamLimits } from '../stream/event-streams.ts';
import { routes } from './routes.generated.ts';

const base = '/v2';

/** Called by `sendBeacon` too, which names JSON that is a string `text/plain`. */
const beaconRoute = 'activity.logEvents' satisfies RouteName;

/** The table of the specification gives these without `/v2` (D15); they answer under both. */
const alsoWithoutBase: readonly RouteName[] = [
  'tag.list',
  'tag.find',
  'crawl.entity',
  'curation.clean',
  'graph.builderUpdate',
  'graph.addMember',
  'graph.removeMember',
  'graph.saveEntityChanges',
];

type ContractRoute = { name: RouteName; method: Verb; url: string };

/** Every place of the contract's routes, with its path as Fastify writes it. */
export const contractRoutes = (): ContractRoute[] =>
  places.map(({ name, method, path }) => ({
    name,
    method,
    url: base + path.replaceAll(/\{(\w+)\}/g, ':$1'),
  }));

const createHandler = ({ audits }: Pick<Store, 'audits'>, largePages = createLargePages()) =>
  new OpenAPIHandler<CallContext>(atAllPlaces(os.router(routes)), {
    eventIteratorKeepAliveInterval: streamLimits.heartbeatMs,
    customErrorResponseBodyEncoder: (error) => error.data,
    clientInterceptors: [
      (call) => largePages(call, () => call.next()),
      (call) => withAudit(audits, call, () => call.next()),
    ],
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
  });

/** Bodies that may be larger than others, in bytes: a document is text, of which a sign takes four bytes at most. */
const largeBodies: Partial<Record<RouteName, number>> = {
  'curation.saveDocument': 4 * productLimits.htmlDocumentMax,
  'itemDocument.keepDraft': 4 * productLimits.htmlDocumentMax,
  'graphImport.import': 46_000_000,
  'revision.request': 4 * productLimits.transcriptFileMax,
  'ingest.feeds': 2 * productLimits.listedFeedsMax * productLimits.urlMaxLength,
  // The ids of all that is drawn already.
  'graph.neighbors': 64 * productLimits.graphPointsMax,
};

/** What tells us of people's doings is taken as it comes, and cleaned where it is stored. */
const cleansItself = (name: RouteName): boolean => ruleOf(name).action === 'record-activity';

const readingTextAsJson = (route: RouteOptions) => async (scope: FastifyInstance) => {
  scope.removeContentTypeParser('text/plain');
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  );
  scope.route(route);
};

/** Mail programs unsubscribe by a form (RFC 8058); what it says is that it is one click, and no more is read of it. */
const formRoute = 'unsubscribe.confirm' satisfies RouteName;

const passingOverForms = (route: RouteOptions) => async (scope: FastifyInstance) => {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  scope.route(route);
};

/** The page that asks before an opened link changes anything sends the link's query as a form. */
const readingForms = (route: RouteOptions) => async (scope: FastifyInstance) => {
  const parser = { parseAs: 'string' } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, body, done) =>
    String(body).includes('%00') ? done(requestMalformed()) : done(null, new URLSearchParams(String(body))),
  );
  scope.route(route);
};

type ContractDependencies = GuardDependencies & {
  services: Services;
  secureCookies: boolean;
  kept: AnswerCache;
};

/** Mounts every route of the contract under `/v2`, some at their bare path too, and a 405 for the other verbs of its paths. */
export function mountContract(app: FastifyInstance, dependencies: ContractDependencies): void {
  const handler = createHandler(dependencies.services.store);
  const { services, limits, publicUrl, secureCookies, kept } = dependencies;

  const answer = (operation: RouteName) => async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    if (kept.sendAgain(request, reply)) return reply;
    const admission = admissionOf(request);
    const context = callOf(operation, {
      admission,
      services,
      limits,
      event: request.event,
      setHeaders: (headers) => void reply.headers(headers),
      keepAnswer: kept.begin(request),
      ownPage: admission.actor.byKey || comesFromOwnPage(request, publicUrl),
      userAgent: request.headers['user-agent'] ?? null,
      cookies: sessionCookies(request, reply, secureCookies),
      sessionToken: readSessionToken(request),
    });
    const place: { prefix?: typeof base } = request.url.startsWith(`${base}/`) ? { prefix: base } : {};
    const handled = () => handler.handle(request, reply, { ...place, context });
    const bounds = boundsOf(operation, reply);
    const { matched } = await (bounds ? services.store.bounded(bounds, handled) : handled());
    if (!matched) throw pathNotFound();
    return reply;
  };

  const named = contractRoutes();
  const bare = named.filter(({ name }) => alsoWithoutBase.includes(name));
  const routes = [...named, ...bare.map((route) => ({ ...route, url: route.url.slice(base.length) }))];
  // What writes by GET may be opened as a link, which is asked about first.
  const opened = new Set(
    routes.flatMap(({ name, method, url }) =>
      method === 'GET' && ruleOf(name).writes === true ? [url] : [],
    ),
  );
  for (const { name, method, url } of routes) {
    const route = {
      method,
      url,
      exposeHeadRoute: false,
      onRequest: guard(name, dependencies),
      preValidation: cleansItself(name) ? [] : [refuseNoTextInBody],
      handler: answer(name),
      ...(largeBodies[name] === undefined ? {} : { bodyLimit: largeBodies[name] }),
    };
    if (name === beaconRoute) void app.register(readingTextAsJson(route));
    else if (name === formRoute) void app.register(passingOverForms(route));
    else if (method === 'POST' && opened.has(url)) void app.register(readingForms(route));
    else app.route(route);
  }

  for (const url of new Set(routes.map((route) => route.url))) {
    const allowed = routes.filter((route) => route.url === url).map((route) => route.method);
    refuseOtherVerbs(app, url, allowed);
  }
}
