// The composition root: everything the product is made of is built here, from the configuration, and handed
// down. The order is the order of dependence: store, engines, guarded client, pipeline, services, HTTP, socket.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createGuardedFetch,
  createPipeline,
  type GuardedFetch,
  type JobLine,
  type Pipeline,
} from '@ecco/pipeline';
import { type OpenStore, openStore, type Store } from '@ecco/store';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { createApp } from '../http/app.ts';
import { createItemPartsReader } from '../item/item-parts.ts';
import type { Logger } from '../log/logger.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createIngestQuota } from '../policy/ingest-quota.ts';
import { createRequestLimits } from '../policy/request-limits.ts';
import { readManifest } from '../samples/sample.manifest.ts';
import { createLineSearch } from '../search/search.usecases.ts';
import { openStatusSocket, type StatusSocket } from '../socket/status-socket.ts';
import { createEngines } from './engines.ts';
import { storeOptionsOf } from './store-options.ts';

const root = join(import.meta.dirname, '../../../..');
export const samplesDirectory = join(root, 'samples');
const maxRedirects = 8;

/** Where a process finds what is outside of it. */
export type Place = { store: OpenStore; webDirectory: string };
const placeOf = (config: Config): Place => ({
  store: storeOptionsOf(config),
  webDirectory: join(root, 'packages/web/dist'),
});

export type Ecco = {
  config: Config;
  logger: Logger;
  store: Store;
  pipeline: Pipeline;
  fetch: GuardedFetch;
  metrics: Metrics;
  app: FastifyInstance;
  /** The address people are told, once the application listens. */
  siteUrl: () => string;
  /** Called once this process does all that its role says. */
  markReady: () => void;
};

/** Reserved host of the bundled samples -> their folder. */
async function bundlesOf({ ingest }: Config): Promise<Record<string, string>> {
  const manifest = ingest.samples ? await readManifest(samplesDirectory) : null;
  return manifest ? { [manifest.host]: samplesDirectory } : {};
}

const createFetch = ({ ingest, product }: Config, bundles: Record<string, string>): GuardedFetch =>
  createGuardedFetch({
    allowHosts: ingest.fetchAllowHosts,
    maxBytes: ingest.fetchMaxBytes,
    timeoutMs: ingest.fetchTimeoutMs,
    maxRedirects,
    userAgent: product.contactEmail ? `Ecco/0.1 (${product.contactEmail})` : 'Ecco/0.1',
    bundles,
  });

function recordJob(logger: Logger, metrics: Metrics, line: JobLine): void {
  metrics.observeJob({ job: line.job, outcome: line.outcome, seconds: line.ms / 1000 });
  if (line.outcome === 'failed') logger.warn(line);
  else logger.info(line);
}

type MeterParts = { store: Store; openSockets: () => number };

const metricsOf = ({ store, openSockets }: MeterParts): Metrics =>
  createMetrics({
    openSockets,
    itemsByStatus: () => store.items.countByStatus(),
    async jobsByState() {
      const depths = await store.jobs.depths();
      const sum = (state: 'queued' | 'active' | 'failed') =>
        depths.reduce((total, depth) => total + depth[state], 0);
      return { queued: sum('queued'), active: sum('active'), failed: sum('failed') };
    },
  });

const productName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** The port it listens on, which `PORT=0` leaves to the system. */
function portOf(app: FastifyInstance): number | null {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

/** Whether the store answers. */
async function answers(store: Store): Promise<boolean> {
  try {
    await store.health();
    return true;
  } catch {
    return false;
  }
}

/** Builds the product. Nothing listens and nothing works yet. */
export async function compose(config: Config, logger: Logger, place: Place = placeOf(config)): Promise<Ecco> {
  const { server, data, ingest, product } = config;
  const store = await openStore({
    ...place.store,
    onError: (error) => logger.error({ event: 'store', err: error }),
  });
  let socket: StatusSocket | null = null;
  let isReady = false;
  const metrics = metricsOf({ store, openSockets: () => socket?.openSockets() ?? 0 });
  const fetch = createFetch(config, await bundlesOf(config));
  const pipeline = createPipeline({
    store,
    engines: createEngines(config),
    fetch,
    config: {
      mediaKeepMaxBytes: data.mediaKeepMaxBytes,
      mediaFetchMaxBytes: ingest.fetchMaxBytes,
      uploadMaxBytes: ingest.uploadMaxBytes,
      feedMaxEntries: ingest.feedMaxEntries,
      concurrency: ingest.workerConcurrency,
    },
    log: (line) => recordJob(logger, metrics, line),
  });

  const siteUrl = (): string => server.publicUrl ?? `http://localhost:${portOf(app) ?? server.port}`;
  const app: FastifyInstance = await createApp({
    services: {
      store,
      pipeline,
      quota: createIngestQuota(store, ingest.anonymousPerDay),
      parts: createItemPartsReader(store),
      searchLines: createLineSearch(store),
      brand: product.brand,
      now: Date.now,
    },
    limits: createRequestLimits(),
    logger,
    metrics,
    ready: async () => isReady && answers(store),
    settings: {
      publicUrl: server.publicUrl,
      trustProxy: server.trustProxy,
      metricsToken: server.metricsToken,
      uploadMaxBytes: ingest.uploadMaxBytes,
      stopTimeoutMs: server.stopTimeoutMs,
      product: productName(product.brand),
      webDirectory: existsSync(join(place.webDirectory, 'index.html')) ? place.webDirectory : null,
      samplesDirectory: ingest.samples && existsSync(samplesDirectory) ? samplesDirectory : null,
      siteUrl,
    },
  });
  socket = openStatusSocket({ http: app.server, store, logger, publicUrl: server.publicUrl });
  app.addHook('preClose', async () => socket?.close());
  const markReady = () => {
    isReady = true;
  };
  return { config, logger, store, pipeline, fetch, metrics, app, siteUrl, markReady };
}
