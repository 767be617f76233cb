/**
 * A stream over a message port, from a worker thread to whoever asked. The sender holds so many pieces out at most as
 * nobody has taken yet, so a slow reader slows the work and fills no memory. The closed port is the end; whether it was
 * a good one says the answer of the thread.
 */
import { on, once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

/** Pieces on their way, not yet taken. */
const mostUntaken = 8;

/** Sends pieces as they are taken, closes the port after the last, and stops where the other side closes it. */
export async function sendPieces(
  port: MessagePort,
  open: (signal: AbortSignal) => AsyncIterable<unknown>,
): Promise<void> {
  const gone = new AbortController();
  let untaken = 0;
  port.on('message', () => {
    untaken -= 1;
  });
  const closed = once(port, 'close').then(() => gone.abort());
  try {
    for await (const piece of open(gone.signal)) {
      while (untaken >= mostUntaken) await once(port, 'message', { signal: gone.signal });
      port.postMessage(piece);
      untaken += 1;
    }
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  } finally {
    port.close();
    // A thread without work stands still, and what it has not yet closed would stay open.
    await closed;
  }
}

/** The pieces in their order; a reader that stops closes the port. */
export async function* takePieces<Piece>(port: MessagePort): AsyncGenerator<Piece, void> {
  try {
    for await (const [piece] of on(port, 'message', { close: ['close'] })) {
      yield piece;
      port.postMessage('taken');
    }
  } finally {
    port.close();
  }
}
