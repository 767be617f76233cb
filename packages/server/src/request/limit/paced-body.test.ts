import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/world.ts';
import { answerFailures } from '../failure/failures.ts';
import { paceBodies } from './paced-body.ts';

let app: FastifyInstance;
let port: number;
/** Bytes that the application has read. */
let read: number;
/** Whatever waits for time to pass; the tests let it pass. */
let waiting: Set<() => void>;
const passTime = () => {
  for (const tick of [...waiting]) tick();
};

beforeEach(async () => {
  read = 0;
  waiting = new Set();
  app = Fastify();
  app.addHook('onRequest', async (request) => {
    request.event = {};
  });
  answerFailures(app);
  paceBodies(app, (_everyMs, tick) => {
    waiting.add(tick);
    return () => waiting.delete(tick);
  });
  app.addHook('preParsing', async (_request, _reply, payload) => {
    payload.on('data', (chunk: Buffer) => {
      read += chunk.length;
    });
    return payload;
  });
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.post('/small', async ({ body }) => ({ body }));
  app.put('/file', async ({ body }) => ({
    length: body instanceof Readable ? (await text(body)).length : -1,
  }));
  app.put('/refused', { onRequest: () => Promise.reject(new Error('no')) }, async () => 'never');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterEach(() => app.close());

const headOf = (line: string, type: string, length: number) =>
  `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

/** A connection, and all that came back on it so far. */
function open(): { socket: Socket; said: () => string; ended: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  return { socket, said: () => answer, ended: once(socket, 'close') };
}

const stretch = 120 * 1024;

describe('a body that comes too slowly', () => {
  it.each([
    ['a call', 'POST /small', 'application/json'],
    ['an upload', 'PUT /file', 'application/octet-stream'],
  ])('of %s is answered with 408, and the connection ends', async (_, line, type) => {
    const { socket, said, ended } = open();
    socket.write(headOf(line, type, 50_000));
    socket.write('{');
    await until(() => read === 1);
    passTime();
    await until(() => said().includes('\r\n\r\n'));
    expect(said()).toMatch(/^HTTP\/1.1 408 /);
    expect(said()).toContain('request.too-slow');
    await ended;
  });

  it('that nobody waits for any more is cut off after its answer', async () => {
    const { socket, said, ended } = open();
    socket.write(headOf('PUT /refused', 'application/octet-stream', 50_000));
    socket.write('a');
    await until(() => said().startsWith('HTTP/1.1 500 ') && waiting.size > 0);
    passTime();
    await ended;
    expect(waiting.size).toBe(0);
  });
});

describe('a body that comes slowly, but comes', () => {
  it('is taken however long it takes', async () => {
    const { socket, said } = open();
    const stretches = 8;
    socket.write(headOf('PUT /file', 'application/octet-stream', stretches * stretch));
    for (let sent = 1; sent <= stretches; sent += 1) {
      socket.write('a'.repeat(stretch));
      await until(() => read === sent * stretch);
      passTime();
    }
    await until(() => said().includes('length'));
    expect(said()).toMatch(/^HTTP\/1.1 200 /);
    expect(said()).toContain(`{"length":${stretches * stretch}}`);
    expect(waiting.size).toBe(0);
    socket.destroy();
  });

  it('is taken when it is short and whole', async () => {
    const { socket, said } = open();
    socket.write(headOf('POST /small', 'application/json', 7));
    socket.write('{"a":1}');
    await until(() => said().includes('"a"'));
    expect(said()).toMatch(/^HTTP\/1.1 200 /);
    expect(waiting.size).toBe(0);
    socket.destroy();
  });
});
