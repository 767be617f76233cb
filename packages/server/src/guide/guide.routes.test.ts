import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { socketPath } from '@ecco/contract';
import { contract } from '@ecco/contract/schemas';
import { createList, createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractRoutes } from '../app/contract-routes.ts';
import { describeApi } from '../openapi/openapi.ts';
import { examplesOf, type GuideExample } from '../testing/guide-examples.ts';
import { signIn } from '../testing/sign-in.ts';
import { type Ask, openWorld, type World } from '../testing/world.ts';
import { guides } from './guide.list.ts';
import { readGuide } from './guide.reader.ts';

let world: World;
let session: string;
let key: string;
beforeAll(async () => {
  world = await openWorld();
  await createProcessedItem(world.store, { slug: 'the-funding-ratio' });
  await createList(world.store, { title: 'Teachers', slug: 'teachers', ownerId: null });
  ({ session } = await signIn(world.store, { email: 'ada@fund.example' }));
  const made = await world.ask('/v2/user/api_keys', { method: 'POST', json: { name: 'Guides' }, session });
  key = String(made.body['key']);
});
afterAll(() => world.end());

const withKey = (): Ask => ({ headers: { authorization: `Bearer ${key}` } });
const names = guides.map(({ name }) => name);
const texts = await Promise.all(
  (['index', ...names] as const).map(async (name) => ({ name, text: await readGuide(name) })),
);

describe('guides', () => {
  it('are listed for members and programs, each under its name', async () => {
    const { status, headers, text } = await world.ask('/v2/api-docs', withKey());
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    for (const { name, title } of guides) expect(text).toContain(`[${title}](/api-docs/${name})`);
  });

  it('want the token of the page from a page', async () => {
    const app = await world.ask('/v2/session', { session });
    const token = String(app.body['app_token']);
    const ask = (headers: Record<string, string>, cookie?: string) =>
      world.ask('/v2/api-docs/search', { headers, ...(cookie ? { session: cookie } : {}) });
    const answers = [
      await ask({ 'x-app-token': token }, session),
      await ask({}, session),
      await ask({ 'x-app-token': 'guess' }, session),
      await ask({ 'x-app-token': token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
    expect(answers[0]?.text).toMatch(/^# Search\n/);
  });

  it.each(names)('%s begins with its title', async (name) => {
    const { status, text } = await world.ask(`/v2/api-docs/${name}`, withKey());
    expect([status, text.startsWith('# ')]).toEqual([200, true]);
  });

  it.each([
    'nothing',
    'index.md',
    'search.md',
    '..%2fguide.list.ts',
    '%2e%2e%2f%2e%2e%2findex.ts',
    '..%5c..%5cindex.ts',
    'pages%2fsearch',
    'search/more',
    '__proto__',
    'constructor',
    '/etc/passwd',
  ])('%s is none', async (file) => {
    const { status, body } = await world.ask(`/v2/api-docs/${file}`, withKey());
    expect([status, typeof body['message']]).toEqual([404, 'string']);
  });

  it('answer GET alone', async () => {
    const { status, headers } = await world.ask('/v2/api-docs/search', { ...withKey(), method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('are the files there are', () => {
    const files = readdirSync(join(import.meta.dirname, 'pages')).toSorted();
    const listed = names.filter((name) => name !== 'reference').map((name) => `${name}.md`);
    expect(files).toEqual([...listed, 'index.md'].toSorted());
  });

  it('have a reference of every call', async () => {
    const { text } = await world.ask('/v2/api-docs/reference', withKey());
    for (const { method, url } of contractRoutes())
      expect(text).toContain(`| ${method} | \`${url.replaceAll(/:(\w+)/g, '{$1}')}\` |`);
    expect(text).toContain('| PUT | `/v2/uploads` |');
    expect(text).toMatch(/\| GET \| `\/v2\/api-docs\/\{file\}` \|.*\| members, app token \|/);
    expect(text).toMatch(/\| GET \| `\/v2\/admin\/outbox` \|.*\| admins, no key \|/);
  });
});

const api = await describeApi();
const examples = texts.flatMap(({ name, text }) => examplesOf(name, text));
const title = ({ guide, method, path }: GuideExample): [string, GuideExample] => [
  `${guide}: ${method} ${path}`,
  { guide, method, path, body: null },
];

/** The operation of the description that an example calls. */
function operationOf({ method, path }: GuideExample) {
  const [plain = ''] = path.replace(/^\/v2/, '').split('?');
  const paths = Object.entries(api.paths ?? {}).toSorted(
    ([one], [other]) => one.split('{').length - other.split('{').length,
  );
  const matches = paths.find(([template]) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  );
  const verb = (['get', 'post', 'put'] as const).find((one) => one.toUpperCase() === method);
  return verb && matches?.[1]?.[verb];
}

/** What the contract takes for the call. */
function inputOf(operationId: string): z.ZodType {
  const calls = Object.entries(contract).flatMap(([noun, procedures]) =>
    Object.entries(procedures).map(([verb, procedure]) => ({ name: `${noun}.${verb}`, procedure })),
  );
  const schema = calls.find(({ name }) => name === operationId)?.procedure['~orpc'].inputSchema;
  return schema instanceof z.ZodType ? schema : z.never();
}

describe('what guides say', () => {
  it('has examples', () => expect(examples.length).toBeGreaterThan(15));

  it.each(examples.map(title))('%s is a call of the contract', (_, example) => {
    const operation = operationOf(example);
    const known = JSON.stringify(operation?.parameters ?? []);
    expect(operation?.operationId).toBeDefined();
    for (const name of new URL(example.path, world.url).searchParams.keys())
      expect(known).toContain(`"name":"${name}"`);
  });

  it.each(examples.filter(({ method }) => method === 'GET').map(title))(
    '%s is answered',
    async (_, { path }) => {
      const { status, text } = await world.ask(path, withKey());
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toBe('');
    },
  );

  it.each(examples.filter(({ body }) => body !== null))('$guide: $path takes its body', (example) => {
    const input = inputOf(operationOf(example)?.operationId ?? '');
    expect(input.safeParse(JSON.parse(example.body ?? '')).error).toBeUndefined();
  });

  it('leads only to guides and pages there are', () => {
    for (const { text } of texts)
      for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
        const name = /^\/api-docs\/(.+)$/.exec(link)?.[1];
        if (name === undefined) expect(['/v2/openapi.json', '/profile', 'https://socket.io']).toContain(link);
        else expect(names).toContain(name);
      }
  });

  it('names limits as they are, and the path of the socket', () => {
    const of = (name: string) => texts.find((one) => one.name === name)?.text ?? '';
    for (const { text } of texts) expect(text).not.toMatch(/\{\{/);
    expect(of('errors-and-limits')).toContain(
      '| entries of a page of a list | 10,000, 100 unless you say otherwise |',
    );
    expect(of('live-status')).toContain(`\`${socketPath}\``);
  });

  it('shows a refusal as it is', async () => {
    const { text } = await world.ask('/v2/library?per_page=20000', withKey());
    const shown = /```json\n(.*?)```/s.exec(
      texts.find(({ name }) => name === 'errors-and-limits')?.text ?? '',
    )?.[1];
    expect(JSON.parse(shown ?? '')).toEqual(JSON.parse(text));
  });
});
