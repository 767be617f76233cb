import { join, resolve } from 'node:path';
import type { DatabaseOptions, FilesOptions, OpenStore } from '@ecco/store';
import type { Config } from '../config/config.ts';

const root = join(import.meta.dirname, '../../../..');
export const samplesDirectory = join(root, 'samples');

/** Where a process finds what is outside of it. `keepThreads`: as the pipeline has it, for tests. */
export type Place = { store: OpenStore; webDirectory: string; keepThreads?: boolean };

function databaseOf({ directory, databaseUrl, ...data }: Config['data']): DatabaseOptions {
  const limits = { search: data.searchStatementMs, reading: data.readStatementMs };
  if (databaseUrl === null)
    return { kind: 'embedded', directory: join(resolve(directory), 'database'), limits };
  const pools = { search: data.searchConnections, usual: data.databaseConnections };
  return { kind: 'server', url: databaseUrl, limits, pools };
}

function filesOf({
  directory,
  s3Bucket,
  s3Endpoint,
  s3Region,
  s3AccessKey,
  s3SecretKey,
}: Config['data']): FilesOptions {
  if (s3Bucket === null || s3AccessKey === null || s3SecretKey === null)
    return { kind: 'directory', directory: join(resolve(directory), 'files') };
  return {
    kind: 's3',
    bucket: s3Bucket,
    region: s3Region,
    accessKeyId: s3AccessKey,
    secretAccessKey: s3SecretKey,
    ...(s3Endpoint === null ? {} : { endpoint: s3Endpoint }),
  };
}

/** Where the configuration puts rows and files. */
const storeOptionsOf = ({ data }: Config): OpenStore => ({
  database: databaseOf(data),
  files: filesOf(data),
});

export const dataPlace = (config: Config): Place => ({
  store: storeOptionsOf(config),
  webDirectory: join(root, 'packages/web/dist'),
});
