// The life of a process: which parts run in which role, and in which order they start and stop.

import { createCommands } from '../control/commands.ts';
import { type Control, startControl } from '../control/control.server.ts';
import { issueSetupToken } from '../identity/session.usecases.ts';
import { promoteNamed } from '../identity/sign-in/grants.ts';
import { ingestSamples } from '../samples/ingest-samples.ts';
import { readManifest } from '../samples/sample.manifest.ts';
import { readSampleGraph } from '../samples/sample-graph.manifest.ts';
import { accessOf } from './access-of.ts';
import type { Ecco } from './compose.ts';
import { samplesDirectory } from './place.ts';

export type Started = {
  url: string;
  /** The one-time link of D2; null where an admin is signed in, and in a process without pages. */
  setupUrl: string | null;
  /** Settles when the bundled samples have been handed in. */
  samples: Promise<void>;
  /** The command line's way in; null where it opens the database by itself. */
  control: Control | null;
};

async function handInSamples({ config, store, pipeline, logger }: Ecco): Promise<void> {
  const manifest = config.ingest.samples ? await readManifest(samplesDirectory) : null;
  if (!manifest) return;
  const graph = await readSampleGraph(samplesDirectory);
  await ingestSamples({ store, pipeline, logger }, manifest, graph);
}

async function setupUrlOf({ config, store, siteUrl }: Ecco): Promise<string | null> {
  if (config.server.role === 'worker') return null;
  const token = await issueSetupToken(store);
  return token === null ? null : `${siteUrl()}/welcome?token=${token}`;
}

/** The embedded database has one owner, so the command line asks the process that owns it. */
async function openControl(ecco: Ecco): Promise<Control | null> {
  const { databaseUrl, directory } = ecco.config.data;
  return databaseUrl === null ? startControl(directory, createCommands(ecco)) : null;
}

/** Starts what the role says. A worker listens too, for its health and its metrics. */
export async function start(ecco: Ecco): Promise<Started> {
  const { config, app, pipeline, siteUrl, markReady } = ecco;
  const { role, host, port } = config.server;
  // Whoever comes with the first connection finds all that a call may need: its queues, and who is admin.
  await pipeline.declare();
  await promoteNamed({ store: ecco.store, access: accessOf(ecco.config) });
  await app.listen({ host, port });
  if (role !== 'web') await pipeline.start();
  markReady();
  const control = await openControl(ecco);
  const setupUrl = await setupUrlOf(ecco);
  // So that whoever comes first finds questions, and threads that are ready to answer.
  if (role !== 'worker') await ecco.questionShelf.read();
  // Last, so that their work does not keep people waiting for the address.
  const samples = role === 'web' ? Promise.resolve() : handInSamples(ecco);
  samples.catch((error: unknown) => ecco.logger.error({ event: 'samples', err: error }));
  return { url: siteUrl(), setupUrl, samples, control };
}

/** Stops without loss: no new requests, no new jobs, running ones finished within the patience, then the store. */
export async function stop(ecco: Ecco, control: Control | null = null): Promise<void> {
  const { config, app, auth, pipeline, fetch, metrics, store } = ecco;
  await control?.close();
  await app.close();
  await auth.background.settle();
  await ecco.questionShelf.stop();
  await pipeline.stop(config.server.stopTimeoutMs);
  await fetch.close();
  metrics.stop();
  await store.close();
}
