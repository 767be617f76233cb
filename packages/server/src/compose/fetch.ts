import { createGuardedFetch, type GuardedFetch } from '@ecco/pipeline';
import type { Config } from '../config/config.ts';
import { readManifest } from '../samples/sample.manifest.ts';
import { samplesDirectory } from './place.ts';

const maxRedirects = 8;

/** Reserved host of the bundled samples -> their folder. */
async function bundlesOf({ ingest }: Config): Promise<Record<string, string>> {
  const manifest = ingest.samples ? await readManifest(samplesDirectory) : null;
  return manifest ? { [manifest.host]: samplesDirectory } : {};
}

/** The one client that asks other hosts for anything. */
export async function createFetch(config: Config): Promise<GuardedFetch> {
  const { ingest, product } = config;
  return createGuardedFetch({
    allowHosts: ingest.fetchAllowHosts,
    maxBytes: ingest.fetchMaxBytes,
    timeoutMs: ingest.fetchTimeoutMs,
    maxRedirects,
    userAgent: product.contactEmail ? `Ecco/0.1 (${product.contactEmail})` : 'Ecco/0.1',
    bundles: await bundlesOf(config),
  });
}
