// The composition root: everything the product is made of is built here, from the configuration, and handed
// down. The order is the order of dependence: store, guarded client, what goes out, engines and pipeline,
// authentication, services, HTTP, socket.

import { createSpeechMachine } from '@ecco/models';
import {
  bindJobs,
  createPipeline,
  type GuardedFetch,
  type Pipeline,
  type PipelineConfig,
} from '@ecco/pipeline';
import { openStore, type Store } from '@ecco/store';
import type { FastifyInstance } from 'fastify';
import { createUnsubscribeTokens } from '../alert/unsubscribe-token.ts';
import { createApp } from '../app/app.ts';
import { openStatusSocket, type StatusSocket } from '../app/socket/status-socket.ts';
import { createAnswerMaker } from '../ask/ask.usecases.ts';
import { createQuestionPool, type QuestionPool } from '../ask/question-pool.ts';
import { createCandidateCounts } from '../candidate/candidate-counts.ts';
import type { Config } from '../config/config.ts';
import { createMostNamed } from '../entity/most-named.usecases.ts';
import { createReceipts } from '../history/receipt.ts';
import { createKnownPeople } from '../identity/session/known-people.ts';
import { newToken } from '../identity/session/session-token.ts';
import { type Auth, createAuth } from '../identity/sign-in/auth.ts';
import { createIngestQuota } from '../ingest/ingest-quota.ts';
import { createItemDetailsReader } from '../item/item-details.ts';
import { createItemLinksReader } from '../item/item-links.ts';
import { createLibraryCache } from '../item/library-cache.ts';
import { createHubWizard } from '../list/hub/hub-wizard.ts';
import type { Logger } from '../log/logger.ts';
import { createReturnTokens, type ReturnTokens } from '../mailer/return-token.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createFundCounts } from '../pension-fund/fund-counts.ts';
import { createAppToken } from '../request/access/app-token.ts';
import { databaseAway, diskFull, notReady, type RequestError } from '../request/failure/request.errors.ts';
import { trustOf } from '../request/http/client-address.ts';
import { createRequestLimits } from '../request/limit/request-limits.ts';
import { createDirectorySearch } from '../search/directory-search.ts';
import { createLineSearch } from '../search/search.usecases.ts';
import { createEventStreams } from '../stream/event-streams.ts';
import { createKeySeal } from '../transcription-service/sealed-key.ts';
import { createTranscribers } from '../transcription-service/transcribers.ts';
import { accessOf } from './access-of.ts';
import { appSettingsOf } from './app-settings.ts';
import { createEngines, environmentServiceOf } from './engines.ts';
import { createFetch } from './fetch.ts';
import { jobs } from './jobs.generated.ts';
import { createMeters, jobRecorder } from './meters.ts';
import { createOutgoing } from './outgoing.ts';
import { dataPlace, type Place } from './place.ts';
import { productNameOf } from './product-name.ts';

export type Ecco = {
  config: Config;
  logger: Logger;
  store: Store;
  pipeline: Pipeline;
  fetch: GuardedFetch;
  metrics: Metrics;
  auth: Auth;
  returnTokens: ReturnTokens;
  app: FastifyInstance;
  /** The address people are told, once the application listens. */
  siteUrl: () => string;
  /** Called once this process does all that its role says. */
  markReady: () => void;
  questionShelf: QuestionPool;
};

const pipelineConfigOf = ({ data, ingest, transcriber }: Config): PipelineConfig => ({
  mediaKeepMaxBytes: data.mediaKeepMaxBytes,
  keepsVoicePrints: transcriber.voicePrints,
  mediaFetchMaxBytes: ingest.fetchMaxBytes,
  uploadMaxBytes: ingest.uploadMaxBytes,
  feedMaxEntries: ingest.feedMaxEntries,
  feedPollMs: ingest.feedPollMinutes * 60_000,
  laterTranscripts: ingest.laterTranscripts,
  digest: ingest.digest,
  crawl: { pagesMax: ingest.crawlPagesMax, pauseMs: ingest.crawlPauseMs },
  directoryUrl: ingest.directoryUrl,
  concurrency: ingest.workerConcurrency,
});

/** The port it listens on, which `PORT=0` leaves to the system. */
function portOf(app: FastifyInstance): number | null {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

/** What keeps the store from serving everybody. */
async function troubleOfStore(store: Store): Promise<RequestError | null> {
  try {
    await store.health();
    return (await store.room.isLeftFor(0)) ? null : diskFull(503);
  } catch {
    return databaseAway();
  }
}

/** Builds the product. Nothing listens and nothing works yet. */
export async function compose(
  config: Config,
  logger: Logger,
  place: Place = dataPlace(config),
): Promise<Ecco> {
  const { server, ingest, product } = config;
  const store = await openStore({
    ...place.store,
    room: { reserveBytes: config.data.diskReserveBytes },
    onError: (error) => logger.error({ event: 'store', err: error }),
  });
  let socket: StatusSocket | null = null;
  let isReady = false;
  const metrics = createMeters({ store, openSockets: () => socket?.openSockets() ?? 0 });
  const fetch = await createFetch(config);
  const secret = config.access.secret ?? (await store.secrets.obtain('signing', newToken()));
  const returnTokens = createReturnTokens(secret);
  const { mailer, mailTemplates, mailServer, webhook } = createOutgoing({
    ...{ config, store, logger, fetch, returnTokens },
  });
  const siteUrl = (): string => server.publicUrl ?? `http://localhost:${portOf(app) ?? server.port}`;
  const alertTools = {
    ...{ store, logger, mailer, siteUrl, now: Date.now },
    searchLines: createLineSearch(store),
    productName: productNameOf(config),
    unsubscribeTokens: createUnsubscribeTokens(secret),
  };
  const alertsEveryMs = config.mail.alertsEverySeconds * 1_000;
  const jobTools = { store, logger, mailServer, webhook, alerts: alertTools, alertsEveryMs };
  const machine = createSpeechMachine(config.speech);
  const transcribers = await createTranscribers({
    ...{
      store,
      logger,
      environment: environmentServiceOf(config),
      keySeal: createKeySeal(secret),
      machine,
      now: Date.now,
    },
  });
  if (!config.transcriber.voicePrints) await store.voices.forgetAll();
  const pipeline = createPipeline({
    store,
    engines: createEngines(transcribers.chain),
    fetch,
    config: pipelineConfigOf(config),
    alsoJobs: [bindJobs(Object.values(jobs), jobTools, null)],
    log: jobRecorder(logger, metrics),
    keepThreads: place.keepThreads,
  });

  const access = accessOf(config);
  const auth = createAuth({
    store,
    access,
    secret,
    mailer,
    mailTemplates,
    siteUrl,
    fetch,
    google: { issuer: config.access.googleIssuer, keysUrl: config.access.googleKeysUrl },
    logger,
    now: Date.now,
  });
  const streams = createEventStreams();
  const questionShelf = createQuestionPool({
    ...{ store, pipeline, now: Date.now },
    onError: (err) => logger.warn({ event: 'suggestions', err }),
  });
  const app: FastifyInstance = await createApp({
    services: {
      ...alertTools,
      pipeline,
      transcribers,
      quota: createIngestQuota(store, ingest.anonymousPerDay),
      knownPeople: createKnownPeople({
        store,
        isAlone: place.store.database.kind !== 'server',
        now: Date.now,
      }),
      itemDetails: createItemDetailsReader(store),
      itemLinks: createItemLinksReader(store),
      libraryShelf: createLibraryCache(store),
      answerQuestion: createAnswerMaker({ store, pipeline, now: Date.now }),
      questionShelf,
      searchDirectory: createDirectorySearch({ fetch, url: ingest.directoryUrl, logger, now: Date.now }),
      pictures: pipeline.pictures,
      mostNamed: createMostNamed(store, Date.now),
      hubWizard: createHubWizard(store),
      fundCounts: createFundCounts(store, Date.now),
      candidateCounts: createCandidateCounts(store),
      access,
      appToken: createAppToken(secret),
      receipts: createReceipts(secret),
      returnTokens,
      auth,
      mailTemplates,
      streams,
      hasWebhook: webhook !== null,
      keepsVoicePrints: config.transcriber.voicePrints,
      brand: product.brand,
    },
    limits: createRequestLimits(store, {
      questions: config.access.questionsPerDay,
      readings: config.access.readingsPerDay,
    }),
    logger,
    metrics,
    notReadyFor: async () => (isReady ? troubleOfStore(store) : notReady()),
    settings: appSettingsOf(config, { webDirectory: place.webDirectory, siteUrl }),
  });
  socket = openStatusSocket({
    http: app.server,
    store,
    logger,
    publicUrl: server.publicUrl,
    trust: trustOf(server.trustProxy),
  });
  app.addHook('preClose', async () => {
    streams.close();
    machine.close();
    await socket?.close();
  });
  const markReady = () => {
    isReady = true;
  };
  return {
    ...{ config, logger, store, pipeline, fetch, metrics, auth, returnTokens, app, siteUrl, markReady },
    questionShelf,
  };
}
