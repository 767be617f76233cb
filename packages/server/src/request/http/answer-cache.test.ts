import type { Change } from '@ecco/store';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheAnswers } from './answer-cache.ts';

let app: FastifyInstance;
let emit: (change: Change) => void;
let emitted: object[];
let made: number;
/** What happens while an answer is made. */
let meanwhile: () => void;

beforeEach(() => {
  emitted = [];
  made = 0;
  meanwhile = () => undefined;
  app = Fastify();
  const answerCache = cacheAnswers(app, {
    subscribe(tags, listener) {
      emit = (change) => tags.includes(change.tag) && listener(change);
      return () => undefined;
    },
  });
  app.decorateRequest('event');
  app.addHook('onRequest', async (request, reply) => {
    request.event = {};
    if (request.headers['x-refused']) return reply.code(403).send();
  });
  app.addHook('onResponse', async ({ event }) => void emitted.push(event));
  const answering = (status: number, keeps: boolean) => ({
    handler: async (
      request: Parameters<typeof answerCache.begin>[0],
      reply: Parameters<typeof answerCache.sendAgain>[1],
    ) => {
      if (answerCache.sendAgain(request, reply)) return reply;
      const keep = answerCache.begin(request);
      made += 1;
      const text = JSON.stringify({ made });
      meanwhile();
      request.event.found = made;
      if (keeps) keep();
      return reply.code(status).type('application/json').send(text);
    },
  });
  app.get('/shared', answering(200, true));
  app.post('/shared', answering(200, false));
  app.get('/personal', answering(200, false));
  app.get('/failing', answering(500, true));
});
afterEach(() => app.close());

const ask = async (url: string, headers = {}, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, body, headers: given } = await app.inject({ url, headers, method });
  return { statusCode, body, type: given['content-type'] };
};
const changed = () => emit({ tag: 'item.changed', id: 'one' });

describe('an answer that is the same for everybody', () => {
  it('is made once, leaves as before, and is told of in the log as before', async () => {
    const first = await ask('/shared?q=a');
    expect(first).toEqual({ statusCode: 200, body: '{"made":1}', type: expect.stringContaining('json') });
    expect(await ask('/shared?q=a')).toEqual(first);
    expect((await ask('/shared?q=b')).body).toBe('{"made":2}');
    expect(emitted).toEqual([{ found: 1 }, { found: 1 }, { found: 2 }]);
  });

  it('is made anew when something has changed', async () => {
    await ask('/shared');
    emit({ tag: 'list.changed', id: 'one' });
    expect((await ask('/shared')).body).toBe('{"made":1}');
    changed();
    expect((await ask('/shared')).body).toBe('{"made":2}');
  });

  it('is not kept when something changed while it was made', async () => {
    meanwhile = changed;
    await ask('/shared');
    meanwhile = () => undefined;
    expect((await ask('/shared')).body).toBe('{"made":2}');
    expect((await ask('/shared')).body).toBe('{"made":2}');
  });

  it('is sent to nobody whom a hook refuses, and to no other verb', async () => {
    await ask('/shared');
    expect((await ask('/shared', { 'x-refused': '1' })).statusCode).toBe(403);
    expect((await ask('/shared', {}, 'POST')).body).toBe('{"made":2}');
  });

  it.each(['/personal', '/failing'])('is only what says so and went well: not %s', async (url) => {
    await ask(url);
    expect((await ask(url)).body).toBe('{"made":2}');
  });
});
