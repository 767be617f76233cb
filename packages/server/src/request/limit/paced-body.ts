// How long a request may take to arrive. Node knows one limit for all requests, and a film takes hours over a slow
// line, so what is limited is the pace: whoever sends next to nothing is answered, and let go.

import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestTooSlow } from '../failure/request.errors.ts';

type Pace = {
  /** What has to arrive in each stretch of time, unless the body ends in it. */
  leastBytes: number;
  everyMs: number;
};

/** 4 KiB a second, half of what the slowest telephone line carries; a body of less has half a minute. */
const leastPace: Pace = { leastBytes: 120 * 1024, everyMs: 30_000 };
/** How long somebody who has their answer may go on sending before the connection is ended. */
const lingerMs = 30_000;

/** Calls again and again until it is stopped. */
type Ticker = (everyMs: number, tick: () => void) => () => void;

const interval: Ticker = (everyMs, tick) => {
  const timer = setInterval(tick, everyMs);
  return () => clearInterval(timer);
};

/** The bytes of `source` as they come; ends with a 408 when they come too slowly for a reader who waits for them. */
function pacedBody(source: Readable, { leastBytes, everyMs }: Pace, every = interval): Readable {
  let received = 0;
  let before = 0;
  const paced = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  const stop = every(everyMs, () => {
    // What waits here is held up by us and not by the sender.
    if (!paced.writableNeedDrain && received - before < leastBytes) paced.destroy(requestTooSlow());
    before = received;
  });
  source.once('end', stop);
  source.once('error', (error) => paced.destroy(error));
  // Nobody may be listening any more; whoever is has a listener of their own.
  paced.on('error', () => undefined);
  paced.once('close', () => {
    stop();
    source.unpipe(paced);
    source.resume();
  });
  return source.pipe(paced);
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Holds every body to the pace, and ends connections on which somebody goes on sending what nobody reads. */
export function paceBodies(app: FastifyInstance, every = interval): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const paced = pacedBody(request.raw, leastPace, every);
    reply.raw.once('close', () => paced.destroy());
    return paced;
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    const stop = every(lingerMs, () => raw.destroy());
    raw.once('close', stop);
  });
}
