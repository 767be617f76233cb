import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RouteName, ruleOf } from '../request/access/route-policy.ts';
import { openWorld, type World } from '../testing/world.ts';
import { contractRoutes } from './contract-routes.ts';

let world: World;
let admin: string;
let member: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  admin = await world.becomeAdmin();
  member = await world.becomeMember();
});
afterAll(() => world.end());

const writers = contractRoutes().filter(
  ({ name, method }) => method === 'GET' && ruleOf(name).writes === true,
);
const nothing = '00000000-0000-4000-8000-000000000000';
const fields = new URLSearchParams({ uuid: nothing, slug: 'nothing', url: 'ftp://nowhere', score: '13' });
const pathOf = (url: string): string => `${url.replaceAll(/:\w+/g, nothing)}?${fields}`;

/** As browsers send a link that a mail program, a bookmark or the address bar opened; older ones say nothing. */
const asOpened = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const open = (path: string, session: string | null, headers: Record<string, string> = asOpened) => {
  const cookie = session === null ? {} : { cookie: session };
  return fetch(world.url + path, { redirect: 'manual', headers: { ...cookie, ...headers } });
};

describe('a call that writes by GET, opened as a link', () => {
  it('is each of those that the contract has', () => {
    expect(writers.length).toBeGreaterThan(15);
  });

  it.each(writers)('$name at $url asks, and changes nothing', async ({ url }) => {
    const answer = await open(pathOf(url), admin);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page).toContain('Nothing has happened yet.');
    expect(page).toContain(`<form method="post" action="${pathOf(url).split('?')[0]}">`);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(writers)('$name at $url may be confirmed under the same path', ({ url }) => {
    expect(contractRoutes().filter((route) => route.url === url && route.method === 'POST')).toHaveLength(1);
  });

  it.each(writers)('$name at $url asks nobody who may not', async ({ name, url }) => {
    const { anonymous, member: ofMember } = ruleOf(name);
    expect((await open(pathOf(url), member)).status).toBe(ofMember === 'no' ? 403 : 200);
    expect((await open(pathOf(url), null)).status).toBe(anonymous === 'no' ? 401 : 200);
  });

  it.each(writers)('$name at $url asks an older browser that is signed in', async ({ url }) => {
    const silent = await open(pathOf(url), admin, {});
    expect([silent.status, await silent.text()]).toEqual([200, expect.stringContaining('Continue')]);
    expect((await open(pathOf(url), null, {})).status).toBe(403);
  });

  it.each(writers)('$name at $url is not asked about for a program with a key', async ({ name, url }) => {
    const made = await world.ask('/v2/user/api_keys', {
      method: 'POST',
      json: { name: 'Of a link' },
      session: admin,
    });
    const id = String(made.body['id']);
    const answer = await open(pathOf(url), null, { authorization: `Bearer ${String(made.body['key'])}` });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.status === 403).toBe(ruleOf(name satisfies RouteName).session === true);
    await world.ask(`/v2/user/api_keys/${id}`, { method: 'DELETE', session: admin });
  });
});

describe('the page that asks', () => {
  const scoreOf = async (id: string) => (await world.store.items.findById(id))?.item.score;

  it('does with its button what the link says', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Scored by a link', lines: 2 });
    const path = `/v2/episode/set_score?uuid=${id}&score=13`;
    const page = await (await open(path, admin)).text();
    expect(page).toContain('<dt>score</dt><dd>13</dd>');
    expect(await scoreOf(id)).toBeNull();
    const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].filter(
      ([, name]) => name !== 'viewport' && name !== 'robots',
    );
    const form = new URLSearchParams(inputs.map(([, name = '', value = '']) => [name, value]));
    const answer = await world.ask('/v2/episode/set_score', { method: 'POST', body: form, session: admin });
    expect([answer.status, answer.body]).toEqual([200, { uuid: id, score: 13 }]);
    expect(await scoreOf(id)).toBe(13);
  });

  it('keeps its form to our own pages', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Not scored', lines: 2 });
    const body = new URLSearchParams({ uuid: id, score: '13' });
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await world.ask('/v2/episode/set_score', {
      method: 'POST',
      body,
      session: admin,
      headers,
    });
    expect([answer.status, await scoreOf(id)]).toEqual([403, null]);
  });

  it('shows what a link brings as text', async () => {
    const page = await (
      await open('/v2/episode/set_score?uuid="><script>alert(1)</script>&score=1', admin)
    ).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });

  it('stands before what a link to an item would begin, too', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Read by a link', lines: 2 });
    const answer = await open(`/v2/content/${slug}?transcribe=true&summarize=true`, admin);
    expect(answer.status).toBe(200);
    expect((await world.store.items.findById(id))?.item.nextStage).toBeNull();
  });
});
