import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { FetchError } from './fetch.errors.ts';
import type { GuardedFetchOptions } from './fetch.type.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { type LocalServer, startServer, startSocketServer } from './local-server.fixture.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function serve(...input: Parameters<typeof startServer>): Promise<LocalServer> {
  const server = await startServer(...input);
  open.push(server);
  return server;
}

function client(options: Partial<GuardedFetchOptions> = {}) {
  const fetcher = createGuardedFetch({
    maxBytes: 100_000,
    timeoutMs: 10_000,
    maxRedirects: 3,
    userAgent: 'EccoTest/1',
    ...options,
  });
  open.push(fetcher);
  return fetcher;
}

it('reads a page with its type, charset and validators, and learns that it did not change', async () => {
  const server = await serve((request, response) => {
    if (request.headers['if-none-match'] === '"v1"') return response.writeHead(304).end();
    return response
      .writeHead(200, {
        'content-type': 'Text/HTML; Charset="ISO-8859-1"',
        etag: '"v1"',
        'content-encoding': 'gzip',
      })
      .end(gzipSync(`hello ${request.headers['user-agent']}`));
  });
  const fetcher = client({ allowHosts: [server.host] });
  const first = await fetcher.get(`${server.origin}/page.html`);
  expect(first.head).toMatchObject({
    mime: 'text/html',
    charset: 'iso-8859-1',
    etag: '"v1"',
    fileName: 'page.html',
  });
  expect(first.notModified ? '' : new TextDecoder().decode(first.bytes)).toBe('hello EccoTest/1');
  const second = await fetcher.get(`${server.origin}/page.html`, { etag: first.head.etag });
  expect(second).toMatchObject({ notModified: true, head: { status: 304 } });
});

it.each([
  [401, 'fetch.unauthorised', false],
  [403, 'fetch.forbidden', false],
  [404, 'fetch.not-found', false],
  [410, 'fetch.gone', false],
  [418, 'fetch.refused', false],
  [429, 'fetch.rate-limited', true],
  [500, 'fetch.server-error', true],
  [503, 'fetch.server-error', true],
])('status %i is %s', async (status, code, retryable) => {
  const server = await serve((_request, response) => response.writeHead(status).end('no'));
  const answer = client({ allowHosts: [server.host] }).get(server.origin);
  await expect(answer).rejects.toMatchObject({ code, retryable, status });
});

it('refuses a redirect to a private address without asking it', async () => {
  const secret = await serve((_request, response) => response.end('secret'));
  const server = await serve((_request, response) =>
    response.writeHead(302, { location: `${secret.origin}/key` }).end(),
  );
  const answer = client({ allowHosts: [server.host] }).get(server.origin);
  await expect(answer).rejects.toMatchObject({ code: 'fetch.private-address', retryable: false });
  expect(secret.hits).toEqual([]);
});

it('follows redirects up to the limit and keeps the caller’s headers from other origins', async () => {
  const other = await serve((request, response) => response.end(request.headers['x-app'] ?? 'without'));
  const server = await serve((request, response) => {
    const hop = Number(request.url?.slice(1));
    const location = hop === 2 ? other.origin : `/${hop + 1}`;
    response.writeHead(301, { location }).end();
  });
  const fetcher = client({ allowHosts: [server.host, other.host] });
  const answer = await fetcher.get(`${server.origin}/0`, { headers: { 'x-app': 'mine' } });
  expect(answer.notModified ? '' : new TextDecoder().decode(answer.bytes)).toBe('without');
  expect(answer.head.url).toBe(`${other.origin}/`);
  await expect(
    client({ allowHosts: [server.host, other.host], maxRedirects: 2 }).get(`${server.origin}/0`),
  ).rejects.toMatchObject({
    code: 'fetch.too-many-redirects',
  });
});

it('tells where an address leads, and asks nothing there, where the caller wants to be asked first', async () => {
  const other = await serve((_request, response) => response.end('there'));
  const server = await serve((_request, response) =>
    response.writeHead(302, { location: `${other.origin}/b` }).end(),
  );
  const answer = client({ allowHosts: [server.host, other.host] }).get(server.origin, { redirects: 'tell' });
  await expect(answer).rejects.toMatchObject({ code: 'fetch.moved', movedTo: `${other.origin}/b` });
  expect(other.hits).toEqual([]);
});

it('connects to the address it checked: a name that turns private later gains nothing', async () => {
  const secret = await serve((_request, response) => response.end('secret'));
  const port = new URL(secret.origin).port;
  let input = 0;
  // First a public address on which nothing answers, then the loopback address.
  const fetcher = client({
    timeoutMs: 1_500,
    resolver: () => {
      input++;
      return Promise.resolve([
        input === 1
          ? { address: '192.31.195.1', family: 4 as const }
          : { address: '127.0.0.1', family: 4 as const },
      ]);
    },
  });
  await expect(fetcher.get(`http://rebind.example.com:${port}/`)).rejects.toMatchObject({
    code: expect.stringMatching(/unreachable|too-slow/),
  });
  expect(input).toBe(1);
  await expect(fetcher.get(`http://rebind.example.com:${port}/`)).rejects.toMatchObject({
    code: 'fetch.private-address',
  });
  expect(secret.hits).toEqual([]);
});

it('refuses a name with one private answer among public ones', async () => {
  const fetcher = client({
    resolver: () =>
      Promise.resolve([
        { address: '1.1.1.1', family: 4 },
        { address: '::ffff:10.0.0.1', family: 6 },
      ]),
  });
  await expect(fetcher.get('http://mixed.example.com/')).rejects.toMatchObject({
    code: 'fetch.private-address',
  });
});

it('says that a name does not exist, that a port is closed, and that a certificate is not to be trusted', async () => {
  const missing = client({
    resolver: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
  });
  await expect(missing.get('http://nowhere.example.com/')).rejects.toMatchObject({
    code: 'fetch.dns',
    retryable: false,
  });
  const closed = await startServer((_request, response) => response.end());
  await closed.close();
  const fetcher = client({ allowHosts: ['127.0.0.1'] });
  await expect(fetcher.get(closed.origin)).rejects.toMatchObject({
    code: 'fetch.unreachable',
    retryable: true,
  });
  const plain = await serve((_request, response) => response.end());
  await expect(fetcher.get(plain.origin.replace('http:', 'https:'))).rejects.toMatchObject({
    code: 'fetch.tls',
  });
});

it('stops at the byte limit: stated, streamed, and unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const server = await serve((request, response) => {
    if (request.url === '/stated')
      return response.writeHead(200, { 'content-length': '2000000000' }).write('x');
    if (request.url === '/bomb') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    return more();
  });
  const fetcher = client({ allowHosts: [server.host] });
  for (const path of ['/stated', '/bomb', '/endless'])
    await expect(fetcher.get(server.origin + path)).rejects.toMatchObject({
      code: 'fetch.too-large',
      retryable: false,
    });
  const head = await fetcher.peek(`${server.origin}/endless`, 4_000);
  expect([head.bytes.byteLength, head.complete]).toEqual([4_000, false]);
});

it('gives up on a server that is silent and on one that trickles', async () => {
  const silent = await startSocketServer(() => undefined);
  const trickling = await startSocketServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n');
    const timer = setInterval(() => socket.write('a'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  open.push(silent, trickling);
  const fetcher = client({ allowHosts: ['127.0.0.1'], timeoutMs: 400 });
  await expect(fetcher.get(silent.origin)).rejects.toMatchObject({ code: 'fetch.too-slow', retryable: true });
  await expect(fetcher.get(trickling.origin)).rejects.toMatchObject({
    code: 'fetch.too-slow',
    retryable: true,
  });
});

it('names endless headers, an answer that is not HTTP, a broken compression and a body that is cut off', async () => {
  const talk: [string, string][] = [
    [`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`, 'fetch.headers-too-large'],
    ['SSH-2.0-OpenSSH_9.2\r\n', 'fetch.bad-answer'],
    ['HTTP/1.1 200 OK\r\ncontent-encoding: br\r\ncontent-length: 4\r\n\r\nnope', 'fetch.encoding'],
    ['HTTP/1.1 200 OK\r\ncontent-encoding: gzip, gzip\r\ncontent-length: 4\r\n\r\nnope', 'fetch.encoding'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 400\r\n\r\nshort', 'fetch.unreachable'],
  ];
  for (const [answer, code] of talk) {
    const server = await startSocketServer((socket) => socket.once('data', () => socket.end(answer)));
    open.push(server);
    await expect(client({ allowHosts: [server.host] }).get(server.origin)).rejects.toMatchObject({ code });
  }
});

it('unpacks what is packed, whatever the header says of it', async () => {
  const server = await serve((request, response) => {
    const isSaid = request.url?.includes('said') ?? false;
    const body = request.url?.includes('packed') ? gzipSync('words') : Buffer.from('words');
    response.writeHead(200, isSaid ? { 'content-encoding': 'gzip' } : {}).end(body);
  });
  const fetcher = client({ allowHosts: [server.host] });
  for (const path of ['/packed', '/packed-said', '/plain', '/plain-said']) {
    const answer = await fetcher.get(server.origin + path);
    expect(answer.notModified ? null : new TextDecoder().decode(answer.bytes)).toBe('words');
  }
});

it('can be stopped by the caller', async () => {
  const server = await serve(() => undefined);
  const stop = new AbortController();
  const answer = client({ allowHosts: [server.host] }).get(server.origin, { signal: stop.signal });
  stop.abort();
  await expect(answer).rejects.toMatchObject({ code: 'fetch.aborted' });
});

it('streams a large file into a sink with an own limit, and destroys the sink on failure', async () => {
  const server = await serve((_request, response) => response.end(Buffer.alloc(300_000, 7)));
  const fetcher = client({ allowHosts: [server.host] });
  let size = 0;
  const sink = () =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        size += chunk.byteLength;
        done();
      },
    });
  expect(await fetcher.stream(server.origin, sink(), { maxBytes: 1_000_000 })).toMatchObject({
    byteCount: 300_000,
  });
  expect(size).toBe(300_000);
  const small = sink();
  await expect(fetcher.stream(server.origin, small)).rejects.toMatchObject({ code: 'fetch.too-large' });
  expect(small.destroyed).toBe(true);
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('disk full')) });
  await expect(fetcher.stream(server.origin, full, { maxBytes: 1_000_000 })).rejects.toMatchObject({
    code: 'fetch.sink',
  });
});

it('answers a reserved host from a directory that cannot be left', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-bundle-'));
  try {
    await writeFile(join(directory, 'feed.xml'), '<rss/>');
    await symlink('/etc/hostname', join(directory, 'link.txt'));
    const fetcher = client({ bundles: { 'samples.ecco.example': directory } });
    const base = 'https://samples.ecco.example';
    const answer = await fetcher.get(`${base}/feed.xml`);
    expect(answer.notModified ? '' : new TextDecoder().decode(answer.bytes)).toBe(
      await readFile(join(directory, 'feed.xml'), 'utf8'),
    );
    expect(answer.head.mime).toBe('application/xml');
    expect((await fetcher.get(`${base}/feed.xml`, { etag: answer.head.etag })).notModified).toBe(true);
    for (const path of [
      '/',
      '/none',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/link.txt',
      '/%00',
      '/%ff',
    ])
      await expect(fetcher.get(base + path)).rejects.toMatchObject({ code: 'fetch.not-found' });
    await expect(fetcher.get(`${base}/feed.xml`, { maxBytes: 2 })).rejects.toMatchObject({
      code: 'fetch.too-large',
    });
  } finally {
    await rm(directory, { recursive: true });
  }
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

it('posts JSON and reads the answer', async () => {
  const server = await serve((request, response) => {
    textOf(request).then(
      (body) => {
        const { method, headers } = request;
        response.end(JSON.stringify({ method, type: headers['content-type'], app: headers['x-app'], body }));
      },
      () => response.destroy(),
    );
  });
  const fetcher = client({ allowHosts: [server.host] });
  const { head, bytes } = await fetcher.post(`${server.origin}/hook`, {
    json: { text: 'Ada: hello' },
    headers: { 'x-app': 'mine' },
  });
  expect([head.status, JSON.parse(new TextDecoder().decode(bytes))]).toEqual([
    200,
    { method: 'POST', type: 'application/json', app: 'mine', body: '{"text":"Ada: hello"}' },
  ]);
});

it('posts under the same guards: private addresses, status, size, time, and no way into bundles', async () => {
  const server = await serve((request, response) => {
    if (request.url === '/no') response.writeHead(403).end();
    else if (request.url === '/large') response.end(Buffer.alloc(200_000));
    else if (request.url === '/empty') response.writeHead(204).end();
  });
  const json = { text: 'hello' };
  const fetcher = client({ allowHosts: [server.host], bundles: { 'samples.ecco.example': '/tmp' } });
  const codeOf = (path: string, timeoutMs = 10_000) =>
    fetcher.post(new URL(path, server.origin).href, { json, timeoutMs }).then(
      ({ head }) => head.status,
      (error: unknown) => (error instanceof FetchError ? error.code : error),
    );
  expect(await codeOf('/empty')).toBe(204);
  expect(await codeOf('/no')).toBe('fetch.forbidden');
  expect(await codeOf('/large')).toBe('fetch.too-large');
  expect(await codeOf('/silent', 300)).toBe('fetch.too-slow');
  expect(await codeOf('https://samples.ecco.example/feed.xml')).toBe('fetch.refused');
  await expect(client().post(server.origin, { json })).rejects.toMatchObject({
    code: 'fetch.private-address',
  });
  const rebound = client({ resolver: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) });
  await expect(
    rebound.post(`http://hook.example.com:${new URL(server.origin).port}/`, { json }),
  ).rejects.toMatchObject({
    code: 'fetch.private-address',
  });
});

it.each([301, 302, 303, 307, 308])('does not carry what it posts after a redirect %i', async (status) => {
  const other = await serve((_request, response) => response.end('taken'));
  const server = await serve((_request, response) =>
    response.writeHead(status, { location: other.origin }).end(),
  );
  const answer = client({ allowHosts: [server.host, other.host] }).post(server.origin, {
    json: { text: 'secret' },
  });
  await expect(answer).rejects.toMatchObject({ code: 'fetch.redirected', retryable: false });
  expect(other.hits).toEqual([]);
});
