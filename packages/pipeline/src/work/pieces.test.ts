import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { allOf } from '../testing/all-of.fixture.ts';
import { sendPieces, takePieces } from './pieces.ts';

/** A source that counts what was asked of it, and knows whether it was let go. */
function source(many: number) {
  const seen = { given: 0, isLetGo: false };
  async function* open(): AsyncGenerator<number> {
    try {
      while (seen.given < many) {
        seen.given += 1;
        yield seen.given;
      }
    } finally {
      seen.isLetGo = true;
    }
  }
  return { seen, open };
}

describe('pieces over a port', () => {
  it('arrive all and in order', async () => {
    const { port1, port2 } = new MessageChannel();
    const sent = sendPieces(port2, source(100).open);
    expect(await allOf(takePieces(port1))).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
    await sent;
  });

  it('are made no faster than they are taken', async () => {
    const { port1, port2 } = new MessageChannel();
    const { seen, open } = source(1_000);
    const sent = sendPieces(port2, open);
    let taken = 0;
    let farthest = 0;
    for await (const _ of takePieces(port1)) {
      taken += 1;
      // The sender, which shares this thread here, has every chance to run ahead.
      await new Promise(setImmediate);
      farthest = Math.max(farthest, seen.given - taken);
    }
    await sent;
    expect(taken).toBe(1_000);
    expect(farthest).toBeLessThanOrEqual(9);
  });

  it('are let go where the reader stops', async () => {
    const { port1, port2 } = new MessageChannel();
    const { seen, open } = source(1_000);
    const sent = sendPieces(port2, open);
    for await (const piece of takePieces(port1)) if (piece === 3) break;
    await sent;
    expect(seen.isLetGo).toBe(true);
    expect(seen.given).toBeLessThan(20);
  });

  it('end where their source fails, whose error is for the sender', async () => {
    const { port1, port2 } = new MessageChannel();
    const sent = sendPieces(port2, async function* () {
      yield 1;
      throw new Error('no more');
    });
    const failed = expect(sent).rejects.toThrow('no more');
    expect(await allOf(takePieces(port1))).toEqual([1]);
    await failed;
  });
});
