import { connect } from 'node:net';
import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RouteName, ruleOf } from '../request/access/route-policy.ts';
import { openWorld, type World } from '../testing/world.ts';
import { accessTable } from './access-table.fixture.ts';
import { contractRoutes } from './contract-routes.ts';

let world: World;
let admin: string;
/** What the page sends with calls that want its token. */
let page: Record<string, string>;
const metricsToken = 'metrics-token-of-the-test';
beforeAll(async () => {
  world = await openWorld({ METRICS_TOKEN: metricsToken, ANONYMOUS_INGEST_PER_DAY: '0' });
  await createProcessedItem(world.store);
  admin = await world.becomeAdmin();
  page = { 'x-app-token': String((await world.ask('/v2/session')).body['app_token']) };
});
afterAll(() => world.end());

const routes = contractRoutes();
/** A call of the route that is well formed, of things that are not there: it shows whether one gets in. */
const callOf = ({ method, url }: { method: string; url: string }) => {
  const nothing = '00000000-0000-4000-8000-000000000000';
  const fields = {
    url: 'ftp://nowhere',
    slug: 'nothing',
    uuid: nothing,
    query: 'x',
    keywords: 'x',
    token: 'x',
  };
  const path = url.replaceAll(/:\w+/g, nothing);
  if (method === 'POST') return { path, options: { method, json: fields } };
  return { path: `${path}?${new URLSearchParams(fields)}`, options: { method } };
};

describe('who may, over HTTP', () => {
  // What a visitor meets at a closed door; `session.claim` answers 401 to a wrong token by itself.
  const closed = (name: RouteName, status: number) => status === 401 && name !== 'session.claim';

  it.each(routes)('$name as a visitor', async (route) => {
    const rule = ruleOf(route.name);
    const { path, options } = callOf(route);
    const { status } = await world.ask(path, options);
    // Without the token of a page.
    expect(closed(route.name, status)).toBe(rule.anonymous !== 'yes' || rule.appToken === true);
    expect(status).toBeLessThan(500);
  });

  it.each(routes.filter((route) => !accessTable[route.name].endsSession))(
    '$name as an admin',
    async (route) => {
      const { path, options } = callOf(route);
      const { status } = await world.ask(path, { ...options, headers: page, session: admin });
      expect(closed(route.name, status) || status === 403).toBe(false);
      expect(status).toBeLessThan(500);
    },
  );

  it.each(routes)('$name from a foreign page', async (route) => {
    const rule = ruleOf(route.name);
    const { path, options } = callOf(route);
    const { status } = await world.ask(path, {
      ...options,
      session: admin,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status === 403).toBe(rule.writes === true);
  });
});

describe('hostile input', () => {
  const hostile = [
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    '%ff%fe',
    '<script>',
    '{"$gt":1}',
    '9'.repeat(400),
    '\u202e\ud83d\ude00',
    '__proto__',
  ];

  it.each(routes)('$name answers it with a message', async ({ method, url }) => {
    for (const value of hostile) {
      const path = url.replaceAll(/:\w+/g, encodeURIComponent(value));
      const fields = ['url', 'slug', 'uuid', 'query', 'keywords', 'token', 'page', 'from'];
      const query = new URLSearchParams(fields.map((field) => [field, value]));
      const json = Object.fromEntries(fields.map((field) => [field, { [field]: [value] }]));
      const answers = [
        await world.ask(`${path}?${query}`, {
          method,
          ...(method === 'POST' ? { json } : {}),
          session: admin,
        }),
        await world.ask(`${path}?url[]=${value}&slug[a]=1&query[0][1]=2`, { method, session: admin }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBeLessThan(500);
        if (status >= 400) expect(typeof body['message']).toBe('string');
      }
    }
  });

  it.each([
    [
      'malformed JSON',
      { method: 'POST', body: '{"url":', headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'another type',
      { method: 'POST', body: '<url>x</url>', headers: { 'content-type': 'application/xml' } },
      415,
    ],
    ['a large body', { method: 'POST', json: { url: 'x'.repeat(70_000) } }, 413],
    ['another verb', { method: 'DELETE' }, 405],
    ['HEAD', { method: 'HEAD' }, 405],
  ])('%s', async (_, options, status) => {
    const answer = await world.ask('/v2/ingest_url', { ...options, session: admin });
    expect(answer.status).toBe(status);
    if (options.method !== 'HEAD') expect(Object.keys(answer.body)).toContain('message');
  });

  it.each(['/v2/nothing', '/v2', '/v2/episode/%E0%A4%A', '/v2/episode/a/b/c'])(
    '%s is not there',
    async (path) => {
      const { status, body } = await world.ask(path);
      expect([400, 404]).toContain(status);
      expect(typeof body['message']).toBe('string');
    },
  );

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', /^HTTP\/1\.1 400 .*\{"message":/s],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 .*\{"message":/s,
    ],
  ])('%s', async (_, text, expected) => {
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(Number(new URL(world.url).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        received += chunk.toString();
      });
      socket.on('close', () => resolve(received));
    });
    expect(answer).toMatch(expected);
  });
});

describe('health and metrics', () => {
  it('is alive and ready', async () => {
    expect([(await world.ask('/healthz')).status, (await world.ask('/readyz')).status]).toEqual([200, 200]);
  });

  it('shows metrics to the holder of the token and to nobody else', async () => {
    expect((await world.ask('/metrics')).status).toBe(404);
    expect((await world.ask('/metrics', { headers: { authorization: 'Bearer guess' } })).status).toBe(404);
    const { status, text } = await world.ask('/metrics', {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(status).toBe(200);
    for (const name of [
      'ecco_http_request_seconds_bucket',
      'ecco_event_loop_delay_seconds',
      'ecco_items',
      'ecco_queue_jobs',
    ])
      expect(text).toContain(name);
    expect(text).toContain('route="/v2/library"');
  });
});

describe('the log', () => {
  it('has one wide line per request', async () => {
    await world.ask('/v2/episode/none?summarize=true');
    const line = world.log.findLast((text) => text.includes('/v2/episode/:slug'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      event: 'request',
      method: 'GET',
      route: '/v2/episode/:slug',
      status: 404,
      role: 'anonymous',
      code: 'item.not-found',
    });
  });

  it('holds no token, query, cookie or place on this machine', async () => {
    await world.ask('/welcome?token=very-secret-token');
    await world.ask('/v2/episode/search_transcripts?query=private-words');
    await world.ask('/v2/session/claim', {
      method: 'POST',
      json: { token: 'guessed-token' },
      session: admin,
    });
    const log = world.log.join('\n');
    const setupToken = new URL(world.started.setupUrl ?? '').searchParams.get('token') ?? '';
    for (const secret of [
      'very-secret',
      'private-words',
      'guessed-token',
      admin,
      setupToken,
      metricsToken,
      process.cwd(),
    ])
      expect(log).not.toContain(secret);
  });
});

it('describes the API with uploads and failures', async () => {
  const { body } = await world.ask('/v2/openapi.json');
  expect(body['openapi']).toMatch(/^3\.1/);
  const paths = body['paths'];
  expect(paths).toMatchObject({
    '/uploads': { put: { requestBody: { content: { 'application/octet-stream': {} } } } },
    '/episode/{slug}': { get: { responses: { 200: {}, default: {} } } },
  });
});
