// The HTTP application: the order of its parts, and the limits that hold for all of them.

import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { bounceRoutes } from '../bounce/bounce.routes.ts';
import { calendarRoutes } from '../calendar/calendar.routes.ts';
import { createCardFiles } from '../card-audio/card-files.ts';
import { exportRoutes } from '../export/export.routes.ts';
import { guideRoutes } from '../guide/guide.routes.ts';
import { createActorReader } from '../identity/session/actor-reader.ts';
import { uploadRoutes } from '../ingest/upload.routes.ts';
import type { Logger } from '../log/logger.ts';
import { mediaRoutes } from '../media/media.routes.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { openapiRoutes } from '../openapi/openapi.routes.ts';
import { pictureRoutes } from '../picture/picture.routes.ts';
import { answerFailures, answerNothingElse, sendFailure } from '../request/failure/failures.ts';
import type { RequestError } from '../request/failure/request.errors.ts';
import { cacheAnswers } from '../request/http/answer-cache.ts';
import { type TrustedProxies, trustOf } from '../request/http/client-address.ts';
import { allowEmptyJson } from '../request/http/empty-body.ts';
import { refuseNulInAddress } from '../request/http/foreign-signs.ts';
import { recordRequests } from '../request/http/request-event.ts';
import { pagePolicies, secureHeaders } from '../request/http/security-headers.ts';
import { createOverload } from '../request/limit/overload.ts';
import { paceBodies } from '../request/limit/paced-body.ts';
import type { RequestLimits } from '../request/limit/request-limits.ts';
import { createSearchBudget } from '../request/limit/search-budget.ts';
import type { Services } from '../request/services.ts';
import { sampleRoutes } from '../samples/sample.routes.ts';
import { answerBrokenConnection } from './client-failure.ts';
import { endConnections } from './closing.ts';
import { compressAnswers } from './compress-answers.ts';
import { mountContract } from './contract-routes.ts';
import { healthRoutes } from './health.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { siteFileRoutes } from './site-files.routes.ts';

type AppDependencies = {
  services: Services;
  limits: RequestLimits;
  logger: Logger;
  metrics: Metrics;
  notReadyFor: () => Promise<RequestError | null>;
  settings: AppSettings;
};

export type AppSettings = {
  publicUrl: string | null;
  trustProxy: TrustedProxies;
  metricsToken: string | null;
  bounceToken: string | null;
  uploadMaxBytes: number;
  /** How long a stop waits for requests under way, in ms. */
  stopTimeoutMs: number;
  /** The name of the product in titles. */
  product: string;
  /** The built web room; null where this process shows no pages. */
  webDirectory: string | null;
  /** The bundled samples; null where they are turned off. */
  samplesDirectory: string | null;
  /** Where people reach the product, for links in the head of a page. */
  siteUrl: () => string;
};

/** Bodies are small everywhere but in uploads, which have their own limit. */
const bodyBytes = 64 * 1024;
const headerBytes = 16 * 1024;
const headersTimeoutMs = 20_000;
/** For what is guarded by no other limit; what arrives is held to a pace besides. */
const requestTimeoutMs = 24 * 3_600_000;
/** How long a connection may be silent: longer than any source takes to be fetched. */
const silenceMs = 10 * 60_000;
/** The longest part of a path: an address of the contract's greatest length, escaped. */
const paramLength = 8_192;

/** Builds the application; it listens when its caller says so. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { services, limits, logger, metrics, notReadyFor, settings } = dependencies;
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit: bodyBytes,
    http: { maxHeaderSize: headerBytes, headersTimeout: headersTimeoutMs },
    requestTimeout: requestTimeoutMs,
    connectionTimeout: silenceMs,
    routerOptions: { maxParamLength: paramLength },
    forceCloseConnections: 'idle',
    // A stop has its own patience; the library's would turn a slow one into a failure.
    pluginTimeout: 0,
    frameworkErrors: (error, request, reply) => {
      void sendFailure(request, reply, error);
    },
    clientErrorHandler: answerBrokenConnection,
  });
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  endConnections(app, settings.stopTimeoutMs);
  recordRequests(app, { logger, metrics });
  secureHeaders(app, { https, google: services.access.google });
  answerFailures(app);
  refuseNulInAddress(app);
  paceBodies(app);
  await app.register(fastifyCookie);
  const { store, access, appToken, knownPeople, now } = services;
  // An answer is kept as it is, and not as one of those who asked takes it.
  const kept = cacheAnswers(app, store.changes);
  await compressAnswers(app);

  const actors = createActorReader({ store, knownPeople, waitlistOn: access.waitlistOn, now });
  const overload = createOverload({ ask: () => store.health() });
  const searches = createSearchBudget(store);
  const guarded = {
    actors,
    limits,
    overload,
    searches,
    appToken,
    room: store.room,
    publicUrl: settings.publicUrl,
  };
  siteFileRoutes(app, { siteUrl: settings.siteUrl, contactEmail: access.contactEmail, now });
  healthRoutes(app, { metrics, metricsToken: settings.metricsToken, notReadyFor });
  allowEmptyJson(app);
  mountContract(app, { ...guarded, services, secureCookies: https, kept });
  await uploadRoutes(app, { ...guarded, services, maxBytes: settings.uploadMaxBytes });
  await bounceRoutes(app, { ...guarded, services: { ...services, logger }, token: settings.bounceToken });
  guideRoutes(app, guarded);
  exportRoutes(app, { ...guarded, services });
  calendarRoutes(app, { ...guarded, services });
  openapiRoutes(app);
  pictureRoutes(app, { store, pictures: services.pictures });
  mediaRoutes(app, { store, cards: createCardFiles(services), actors });
  if (settings.samplesDirectory !== null) await sampleRoutes(app, settings.samplesDirectory);
  if (settings.webDirectory === null) answerNothingElse(app);
  else
    await pageRoutes(app, {
      directory: settings.webDirectory,
      store: services.store,
      product: settings.product,
      brand: services.brand,
      siteUrl: settings.siteUrl,
      policies: pagePolicies(services.access.google),
      actors,
    });
  return app;
}
