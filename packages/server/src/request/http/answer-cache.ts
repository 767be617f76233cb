import type { Changes } from '@ecco/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RequestEvent } from './request-event.ts';

/** An answer as it left, and what the log tells of it. */
type CachedAnswer = { bytes: Buffer; type: string; event: RequestEvent };

declare module 'fastify' {
  interface FastifyRequest {
    /** How many changes were heard before the answer that is to be kept was begun; null for one that is not. */
    keptAfter: number | null;
  }
}

export type AnswerCache = {
  /** Sends what this address was answered before, where nothing has changed since. Whether it did. */
  sendAgain: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** To be called before the answer is begun; what it gives says that the answer is the same for everybody who may ask. */
  begin: (request: FastifyRequest) => () => void;
};

/** Bytes of answers and characters of addresses that are kept at most. */
const cacheMax = 12_000_000;

/**
 * Keeps the bytes of answers that handlers say are the same for everybody, until any process changes an item, a show or an
 * organization:
 * for whoever asks again nothing is looked up, checked against the contract or written anew. The guard of the route
 * comes before, as always. What was begun before a change is not kept.
 */
export function cacheAnswers(app: FastifyInstance, changes: Changes): AnswerCache {
  const lruCache = new LRUCache<string, CachedAnswer>({
    maxSize: cacheMax,
    sizeCalculation: ({ bytes }, url) => bytes.length + url.length,
  });
  let received = 0;
  changes.subscribe(['item.changed', 'show.changed', 'organisation.changed'], () => {
    received += 1;
    lruCache.clear();
  });
  app.decorateRequest('keptAfter', null);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.keptAfter === received && reply.statusCode === 200 && typeof payload === 'string') {
      const type = String(reply.getHeader('content-type'));
      lruCache.set(request.url, { bytes: Buffer.from(payload), type, event: { ...request.event } });
    }
    done(null, payload);
  });

  return {
    sendAgain(request, reply) {
      const known = request.method === 'GET' ? lruCache.get(request.url) : undefined;
      if (!known) return false;
      Object.assign(request.event, known.event);
      void reply.type(known.type).send(known.bytes);
      return true;
    },
    begin(request) {
      const before = received;
      return () => {
        request.keptAfter = before;
      };
    },
  };
}
