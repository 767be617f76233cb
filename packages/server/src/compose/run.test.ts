import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { createLogger } from '../log/logger.ts';
import { compose } from './compose.ts';
import { start, stop } from './run.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ecco-run-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it('takes an upload of whoever comes with the first connection', async () => {
  const config = parseConfig({
    ...{ PORT: '0', HOST: '127.0.0.1', SAMPLES: 'off', DIGEST: 'off', DATA_DIR: directory },
    ...{ WORKER_CONCURRENCY: '1', ANONYMOUS_INGEST_PER_DAY: '1' },
  });
  const files = { kind: 'directory', directory: join(directory, 'files') } as const;
  const ecco = await compose(config, createLogger('silent'), {
    store: { database: { kind: 'memory' }, files },
    webDirectory: directory,
  });
  const status = Promise.withResolvers<number>();
  const { app, store } = ecco;
  const declare = store.jobs.declare.bind(store.jobs);
  // What is declared with the port open comes too late for an upload that is there already.
  store.jobs.declare = async (definitions) => {
    if (app.server.listening) await status.promise;
    await declare(definitions);
  };
  app.addHook('onListen', async () => {
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/v2/uploads?name=plan.txt`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
      body: 'The board met in May and decided to lower its fees.',
    });
    status.resolve(answer.status);
  });
  const started = await start(ecco);
  await stop(ecco, started.control);
  expect(await status.promise).toBe(200);
});
