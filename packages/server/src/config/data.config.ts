import { z } from 'zod';
import { byteSize, httpUrl, plainText } from './config.schema.ts';
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
