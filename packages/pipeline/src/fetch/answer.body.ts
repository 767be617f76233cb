import { once } from 'node:events';
import { type Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { encodingBroken, tooLarge } from './fetch.errors.ts';

export const acceptedEncodings = 'gzip, deflate, br';

const isGzipName = (name: string): boolean => name === 'gzip' || name === 'x-gzip';
const plainNames = new Set(['', 'identity']);

/**
 * The encoding that a body has by its first bytes, where the header tells of gzip or of none: servers keep packed files
 * without saying so, and say gzip of what they unpacked.
 */
export async function trueEncoding(body: Readable, said: string | null): Promise<string | null> {
  const name = said?.trim().toLowerCase() ?? '';
  if (!isGzipName(name) && !plainNames.has(name)) return said;
  const head = await bodyHead(body);
  if (head === null) return said;
  const isPacked = head[0] === 0x1f && head[1] === 0x8b && head[2] === 8;
  return isPacked ? 'gzip' : null;
}

/** The first bytes, which stay in the body; null for an empty one. */
async function bodyHead(body: Readable): Promise<Buffer | null> {
  for (;;) {
    const chunk: unknown = body.read();
    if (Buffer.isBuffer(chunk)) {
      body.unshift(chunk);
      return chunk;
    }
    if (body.readableEnded || body.destroyed) return null;
    const over = new AbortController();
    const events = ['readable', 'end', 'close'].map((event) => once(body, event, { signal: over.signal }));
    await Promise.race(events).finally(() => over.abort());
  }
}

/**
 * The decoded body, cut off with `fetch.too-large` at the first byte beyond `maxBytes`. The count is taken after
 * decompression, so a small answer that unpacks to gigabytes costs one buffer and no more. A second layer of
 * compression is refused.
 */
export function boundedBody(input: {
  body: Readable;
  encoding: string | null;
  maxBytes: number;
  host: string;
}): Readable {
  const decoder = decoderOf(input.encoding, input.host);
  const gate = byteGate(input.maxBytes);
  return decoder ? chain([input.body, decoder, gate]) : chain([input.body, gate]);
}

// `Readable.pipe` forwards no errors and `pipeline` wants a callback: each link passes its failure on, both ways.
function chain(links: [Readable, ...Transform[]]): Readable {
  let source: Readable = links[0];
  for (const link of links.slice(1)) {
    if (!(link instanceof Transform)) continue;
    const upstream = source;
    upstream.on('error', (error) => link.destroy(error));
    link.on('close', () => {
      if (!upstream.readableEnded) upstream.destroy();
    });
    upstream.pipe(link);
    source = link;
  }
  return source;
}

function byteGate(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength;
      if (seen > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

function decoderOf(encoding: string | null, host: string): Transform | null {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return null;
  if (isGzipName(name)) return createGunzip();
  if (name === 'deflate') return createInflate();
  if (name === 'br') return createBrotliDecompress();
  throw encodingBroken(host);
}

/** The whole body in one array. */
export async function collect(body: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** At most the first `byteCount` bytes; stops reading there. */
export async function collectHead(
  body: Readable,
  byteCount: number,
): Promise<{ bytes: Uint8Array; complete: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > byteCount) break;
  }
  const bytes = new Uint8Array(Buffer.concat(chunks).subarray(0, byteCount));
  return { bytes, complete: size <= byteCount };
}
