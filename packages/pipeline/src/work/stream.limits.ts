import type { Task } from '@ecco/engine';
import { streamTooLong } from './work.errors.ts';

/** What one stream may hand over in all, whichever engine gives it. */
type StreamLimits = { pieces: number; bytes: number };

export const streamLimits: StreamLimits = { pieces: 10_000, bytes: 4 * 2 ** 20 };

/**
 * The pieces of a stream, counted; their bytes are those of their JSON.
 * @throws PipelineError `work.stream_too_long`
 */
export async function* withinLimits<Piece>(
  task: Task,
  pieces: AsyncIterable<Piece>,
  limits: StreamLimits = streamLimits,
): AsyncGenerator<Piece, void> {
  let count = 0;
  let bytes = 0;
  for await (const piece of pieces) {
    count += 1;
    bytes += Buffer.byteLength(JSON.stringify(piece));
    if (count > limits.pieces || bytes > limits.bytes) throw streamTooLong(task);
    yield piece;
  }
}
