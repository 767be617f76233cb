import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sinkFailed } from './fetch.errors.ts';

/** Lets a body flow into a sink and counts its bytes. Throws `fetch.sink` when the sink is what failed. */
export async function pour(body: Readable, sink: Writable, signal: AbortSignal): Promise<number> {
  let byteCount = 0;
  const count = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      byteCount += chunk.byteLength;
      yield chunk;
    }
  };
  // The sink's own failure (disk full) must not read as the site's, so note who failed first.
  let failed: 'body' | 'sink' | null = null;
  body.once('error', () => {
    failed ??= 'body';
  });
  sink.once('error', () => {
    failed ??= 'sink';
  });
  try {
    await pipeline(body, count, sink, { signal });
  } catch (error) {
    throw failed === 'sink' && !signal.aborted ? sinkFailed(error) : error;
  }
  return byteCount;
}
