import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = 'The plan pays its members. '.repeat(200);
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await compressAnswers(app);
  app.get('/long', () => ({ long }));
  app.get('/short', () => ({ short: 'yes' }));
  app.get('/sound', (_request, reply) => reply.type('audio/mpeg').send(Buffer.from(long)));
});
afterAll(() => app.close());
const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('an answer', () => {
  it('of text comes compressed to whoever takes it', async () => {
    const { headers, rawPayload } = await ask('/long', 'gzip, deflate, br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toContain('accept-encoding');
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual({ long });
    expect((await ask('/long', 'gzip')).headers['content-encoding']).toBe('gzip');
  });

  it.each([
    ['/long', undefined],
    ['/long', 'identity'],
    ['/short', 'br'],
    ['/sound', 'br'],
  ])('%s comes as it is to who accepts %s', async (url, accepted) => {
    const { headers, statusCode } = await ask(url, accepted);
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
  });
});
