import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '@ecco/store';

/** Files that lie on no disk of this machine, as those of S3 do. */
export function filesInMemory(): FileStore {
  const files = new Map<string, Buffer>();
  const head = (key: string, bytes: Buffer) => ({ key, size: bytes.length, modifiedAt: new Date(0) });
  return {
    async put({ key, body }) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      files.set(key, bytes);
      return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    async get(key, range) {
      const bytes = files.get(key) ?? Buffer.alloc(0);
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    },
    async head(key) {
      const bytes = files.get(key);
      return bytes === undefined ? null : head(key, bytes);
    },
    async delete(key) {
      files.delete(key);
    },
    async *list(prefix = '') {
      for (const [key, bytes] of [...files]) if (key.startsWith(prefix)) yield head(key, bytes);
    },
    localPath: () => null,
  };
}
