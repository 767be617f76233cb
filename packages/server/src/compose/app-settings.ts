import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppSettings } from '../app/app.ts';
import type { Config } from '../config/config.ts';
import { samplesDirectory } from './place.ts';
import { productNameOf } from './product-name.ts';

type Outside = { webDirectory: string; siteUrl: () => string };

/** What the HTTP application is told of the configuration; what is not built or turned off is null. */
export function appSettingsOf(config: Config, { webDirectory, siteUrl }: Outside): AppSettings {
  const { server, ingest, mail } = config;
  return {
    publicUrl: server.publicUrl,
    trustProxy: server.trustProxy,
    metricsToken: server.metricsToken,
    bounceToken: mail.bounceToken,
    uploadMaxBytes: ingest.uploadMaxBytes,
    stopTimeoutMs: server.stopTimeoutMs,
    product: productNameOf(config),
    webDirectory: existsSync(join(webDirectory, 'index.html')) ? webDirectory : null,
    samplesDirectory: ingest.samples && existsSync(samplesDirectory) ? samplesDirectory : null,
    siteUrl,
  };
}
