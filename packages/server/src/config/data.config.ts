import { z } from 'zod';
import { byteSize, httpUrl, plainText, wholeNumber } from './config.schema.ts';
import { entry } from './config-entry.ts';

const postgresUrl = z
  .string()
  .trim()
  .refine(
    (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
    'must be a postgres:// address',
  );

export const dataConfig = {
  title: 'Data',
  entries: {
    directory: entry({
      name: 'DATA_DIR',
      doc: 'Directory of the embedded database and of kept files. One process at a time may own it.',
      schema: plainText,
      default: './data',
    }),
    databaseUrl: entry({
      name: 'DATABASE_URL',
      doc: 'A PostgreSQL server (17 or later) to use instead of the embedded database.',
      schema: postgresUrl,
      default: null,
      shownDefault: 'embedded',
      secret: true,
    }),
    databaseConnections: entry({
      name: 'DATABASE_CONNECTIONS',
      doc: 'Connections to the PostgreSQL server that one process holds at most, besides those of searches and one that listens.',
      schema: wholeNumber(2, 1_000),
      default: 10,
    }),
    searchConnections: entry({
      name: 'DATABASE_SEARCH_CONNECTIONS',
      doc: 'Connections to the PostgreSQL server that the searches of one process have for themselves.',
      schema: wholeNumber(1, 1_000),
      default: 4,
    }),
    searchStatementMs: entry({
      name: 'SEARCH_STATEMENT_TIMEOUT_MS',
      doc: 'How long one statement of a search may take, in milliseconds, before it is ended and the person is told to ask for less. `0` for any time.',
      schema: wholeNumber(0, 600_000),
      default: 1_500,
    }),
    readStatementMs: entry({
      name: 'READ_STATEMENT_TIMEOUT_MS',
      doc: 'The same for one statement of anything else that only reads. What writes, exports and works in the background is never ended.',
      schema: wholeNumber(0, 600_000),
      default: 10_000,
    }),
    s3Bucket: entry({
      name: 'FILES_S3_BUCKET',
      doc: 'Bucket of an S3-compatible store that keeps files instead of the directory.',
      schema: plainText,
      default: null,
    }),
    s3Endpoint: entry({
      name: 'FILES_S3_ENDPOINT',
      doc: "Address of the S3-compatible store, where it is not Amazon's.",
      schema: httpUrl,
      default: null,
    }),
    s3Region: entry({
      name: 'FILES_S3_REGION',
      doc: 'Region of the bucket.',
      schema: plainText,
      default: 'us-east-1',
    }),
    s3AccessKey: entry({
      name: 'FILES_S3_ACCESS_KEY_ID',
      doc: 'Access key of the bucket.',
      schema: plainText,
      default: null,
      secret: true,
    }),
    s3SecretKey: entry({
      name: 'FILES_S3_SECRET_ACCESS_KEY',
      doc: 'Secret key of the bucket.',
      schema: plainText,
      default: null,
      secret: true,
    }),
    diskReserveBytes: entry({
      name: 'DISK_RESERVE_BYTES',
      doc: 'Room that stays free on the disk of `DATA_DIR`. With less than that nothing new is taken in and work waits; reading, signing in and deleting go on.',
      schema: byteSize,
      default: 256 * 2 ** 20,
      shownDefault: '256MB',
    }),
    mediaKeepMaxBytes: entry({
      name: 'MEDIA_KEEP_MAX_BYTES',
      doc: 'Largest audio, video or PDF file of a source that is kept, so that what is played is what was transcribed. `0` keeps none.',
      schema: byteSize,
      default: 512 * 2 ** 20,
      shownDefault: '512MB',
    }),
  },
} as const;
