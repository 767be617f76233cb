/** What a test of the pipeline stands on: a real store in memory, real worker threads, a real server for sources. */

import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFinal } from '@ecco/contract';
import { type DatabaseOptions, type Item, openStore, type Store } from '@ecco/store';
import { layEmptyDatabase } from '@ecco/store/testing';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';
import type { JobLine } from '../jobs/job-line.ts';
import { createPipeline } from '../pipeline.ts';
import type { Pipeline, PipelineConfig } from '../pipeline.type.ts';
import { builtInEngines } from '../work/built-in-engines.ts';
import type { Engines } from '../work/engine-chain.ts';

/** The built-in engine for every task of text, and none for recordings and speech. */
export const textEngines = (): Engines => builtInEngines({ voice: false });

export type World = {
  readonly store: Store;
  readonly pipeline: Pipeline;
  lines: JobLine[];
  /** Ends everything and opens it again on the same directory, as a restart with another configuration does. */
  restart: (engines: Engines) => Promise<void>;
  /** Waits until the item is at its end. */
  settled: (itemId: string) => Promise<Item>;
  close: () => Promise<void>;
};

const fetchLimits = { maxBytes: 20_000_000, timeoutMs: 10_000, maxRedirects: 5, userAgent: 'test' };

const config: PipelineConfig = {
  mediaKeepMaxBytes: 10_000_000,
  keepsVoicePrints: true,
  mediaFetchMaxBytes: 10_000_000,
  uploadMaxBytes: 10_000_000,
  feedMaxEntries: 1_000,
  feedPollMs: 2_000,
  laterTranscripts: 'propose',
  crawl: { pagesMax: 500, pauseMs: 0 },
  directoryUrl: null,
  digest: true,
  // Every further thread loads the engine anew.
  concurrency: 1,
};

/** Asks until there is an answer, for 250 s at most; ever less often, since asking takes the time of what is waited for. */
export async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  const end = performance.now() + 250_000;
  for (let pauseMs = 10; performance.now() < end; pauseMs = Math.min(pauseMs * 1.5, 100)) {
    const answer = await ask();
    if (answer !== null) return answer;
    await wait(pauseMs);
  }
  throw new Error('what was waited for did not happen within 250 s');
}

/** The guarded client, with addresses of outside sites led to a stand-in. */
function fetchLedBy(leadTo: (url: string) => string): GuardedFetch {
  const fetch = createGuardedFetch({ ...fetchLimits, allowHosts: ['127.0.0.1'] });
  return {
    ...fetch,
    get: (url, request) => fetch.get(leadTo(url), request),
    peek: (url, byteCount, request) => fetch.peek(leadTo(url), byteCount, request),
  };
}

type Parts = {
  database: DatabaseOptions;
  directory: string;
  engines: Engines;
  lines: JobLine[];
  leadTo: (url: string) => string;
};

async function openParts({ database, directory, engines, lines, leadTo }: Parts) {
  const files = { kind: 'directory', directory: join(directory, 'files') } as const;
  const store = await openStore({ database, files });
  const fetch = fetchLedBy(leadTo);
  const log = (line: JobLine) => void lines.push(line);
  const pipeline = createPipeline({ store, engines, fetch, config, log, keepThreads: true });
  const close = async () => {
    await pipeline.stop();
    await fetch.close();
    await store.close();
  };
  return { store, pipeline, close };
}

/** In memory, or, for what shall outlive a restart, on disk. */
export async function openWorld(
  engines: Engines = textEngines(),
  place: 'memory' | 'disk' = 'memory',
  leadTo: (url: string) => string = (url) => url,
): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'pipeline-'));
  const lines: JobLine[] = [];
  if (place === 'disk') await layEmptyDatabase(join(directory, 'database'));
  const database: DatabaseOptions =
    place === 'memory' ? { kind: 'memory' } : { kind: 'embedded', directory: join(directory, 'database') };
  let parts = await openParts({ database, directory, engines, lines, leadTo });
  return {
    get store() {
      return parts.store;
    },
    get pipeline() {
      return parts.pipeline;
    },
    lines,
    async restart(chosen) {
      await parts.close();
      parts = await openParts({ database, directory, engines: chosen, lines, leadTo });
      await parts.pipeline.start();
    },
    settled: (itemId) =>
      until(async () => {
        const item = (await parts.store.items.findById(itemId))?.item;
        return item !== undefined && isFinal(item.status) ? item : null;
      }),
    async close() {
      await parts.close();
      await rm(directory, { recursive: true });
    },
  };
}

export type Page = { body: string | Uint8Array; type: string };

/** Pages by path; anything else is not there. */
export const pages =
  (known: Record<string, Page>): RequestListener =>
  (request, response) => {
    const page = known[request.url ?? ''];
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': page.type }).end(page.body);
  };

export async function* bytesOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
