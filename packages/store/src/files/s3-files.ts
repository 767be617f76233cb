import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { fileNotFound } from '../errors/store.errors.ts';
import { checkKey } from './file-key.ts';
import type { FileHead, FileStore } from './file-store.ts';
import { measure } from './measure.ts';

export type S3Options = {
  bucket: string;
  /** Put before every key. */
  prefix?: string;
  region: string;
  /** For stores other than AWS. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Files in an S3-compatible store. The client library is loaded here and nowhere else, since few installations need it. */
export async function createS3Files(options: S3Options): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // Most stores that are not AWS know no bucket in the host name and no trailing checksums.
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const prefix = options.prefix ?? '';
  const place = (key: string) => {
    checkKey(key);
    return { Bucket: options.bucket, Key: `${prefix}${key}` };
  };
  const isMissing = (error: unknown) =>
    error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 404;

  return {
    async put({ key, body, mime, maxBytes }) {
      const target = place(key);
      const folder = await mkdtemp(join(tmpdir(), 'ecco-upload-'));
      const part = join(folder, 'part');
      try {
        // The store wants the length beforehand, and nothing may be sent of a file that proves too large.
        const { stream, result } = measure(body, maxBytes);
        await pipeline(stream, createWriteStream(part));
        const measured = result();
        await client.send(
          new s3.PutObjectCommand({
            ...target,
            Body: createReadStream(part),
            ContentLength: measured.size,
            ContentType: mime,
          }),
        );
        return { key, ...measured };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async get(key, range) {
      const bytes = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      try {
        const answer = await client.send(new s3.GetObjectCommand({ ...place(key), ...bytes }));
        if (answer.Body instanceof Readable) return answer.Body;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      throw fileNotFound(key);
    },

    async head(key) {
      try {
        const output = await client.send(new s3.HeadObjectCommand(place(key)));
        return { key, size: output.ContentLength ?? 0, modifiedAt: output.LastModified ?? new Date(0) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      await client.send(new s3.DeleteObjectCommand(place(key)));
    },

    async *list(requested = ''): AsyncGenerator<FileHead> {
      const pages = s3.paginateListObjectsV2(
        { client },
        { Bucket: options.bucket, Prefix: `${prefix}${requested}` },
      );
      for await (const page of pages) {
        for (const {
          Key: key = '',
          Size: size = 0,
          LastModified: modifiedAt = new Date(0),
        } of page.Contents ?? []) {
          yield { key: key.slice(prefix.length), size, modifiedAt };
        }
      }
    },

    localPath: () => null,
  };
}
