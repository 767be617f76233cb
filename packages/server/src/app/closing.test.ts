import { Agent, get } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endConnections } from './closing.ts';

async function listening(patienceMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle', pluginTimeout: 0 });
  endConnections(app, patienceMs);
  const held = Promise.withResolvers<string>();
  const arrived = Promise.withResolvers<void>();
  app.get('/', () => {
    arrived.resolve();
    return held.promise;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = new Promise<number>((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: true }) }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    }).on('error', reject);
  });
  await arrived.promise;
  return { app, held, answer };
}

it('closes when a request that was under way has its answer, though its connection is kept alive', async () => {
  const { app, held, answer } = await listening(60_000);
  const closed = app.close();
  held.resolve('done');
  expect(await answer).toBe(200);
  await closed;
});

it('cuts off what has no answer within the patience', async () => {
  const { app, answer } = await listening(0);
  const lost = expect(answer).rejects.toThrow();
  await app.close();
  await lost;
});
