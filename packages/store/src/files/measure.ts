import { createHash } from 'node:crypto';
import { fileTooLarge } from '../errors/store.errors.ts';

type FileMeasure = { size: number; sha256: string };

/**
 * Passes bytes on while it counts and hashes them; `result` is complete once the stream has ended. Throws
 * `file.too_large` at the first byte over the limit.
 */
export function measure(body: AsyncIterable<Uint8Array>, maxBytes = Number.POSITIVE_INFINITY) {
  const hash = createHash('sha256');
  let size = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw fileTooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }
  return { stream: pass(), result: (): FileMeasure => ({ size, sha256: hash.digest('hex') }) };
}
