import { createOrganization, createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailBox, openMailBox } from '../mailer/mail-box.fixture.ts';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
let box: MailBox;
let member: string;
let fund: { id: string; slug: string; name: string };
beforeAll(async () => {
  box = await openMailBox();
  world = await openWorld({ SMTP_URL: box.url, ALERTS_EVERY_SECONDS: '1' });
  member = await world.becomeMember('member@fund.example');
  fund = await createOrganization(world.store, { name: 'Carrow Teachers' });
});
afterAll(async () => {
  await world.end();
  await box.close();
});

const call = async (path: string, method = 'GET', json?: object, session: string | null = member) =>
  world.ask(`/v2${path}`, { method, ...(session && { session }), ...(json && { json }) });
const toFund = () => `/subscriptions/organization/${fund.slug}`;
const subscribe = (part: object = {}, session = member) =>
  call(toFund(), 'PUT', { rhythm: 'daily', by_mail: true, in_product: true, ...part }, session);

/** An item of the fund arrives. */
async function arrive(title: string): Promise<string> {
  const { store } = world;
  const item = await createProcessedItem(store, { title, lines: 4 });
  const target = { kind: 'item' as const, id: item.id };
  await store.graph.connect({ organizationId: fund.id, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
  await store.links.relateItem(item.id);
  return item.id;
}
const alertMails = () => box.mails.filter(({ headers }) => headers.has('list-unsubscribe'));
const alerts = async (session = member) => (await call('/alerts', 'GET', undefined, session)).body;

describe('a subscription', () => {
  it('is put, found, listed, and taken back, by its own person alone', async () => {
    expect((await call(toFund())).body).toEqual({ subscription: null });
    const { body } = await subscribe({ rhythm: 'weekly', by_mail: false });
    const thing = { kind: 'organization', id: fund.id, name: fund.name, href: `/org/${fund.slug}` };
    expect(body).toMatchObject({ thing, rhythm: 'weekly', by_mail: false, in_product: true });
    await subscribe({ rhythm: 'never' });
    expect((await call('/subscriptions')).body).toEqual({
      subscriptions: [{ ...body, rhythm: 'never', by_mail: true }],
    });
    const other = await world.becomeMember('other@fund.example');
    expect((await call('/subscriptions', 'GET', undefined, other)).body).toEqual({ subscriptions: [] });
    expect((await call(toFund(), 'DELETE')).status).toBe(200);
    expect((await call(toFund(), 'DELETE')).body['code']).toBe('subscription.not-found');
  });

  it.each(['organization', 'person', 'show', 'saved_search', 'hub'])(
    'to no such %s is refused',
    async (kind) => {
      const answer = await call(`/subscriptions/${kind}/nothing-like-it`, 'PUT', {
        rhythm: 'daily',
        by_mail: true,
        in_product: true,
      });
      expect([answer.status, answer.body['code']]).toEqual([404, 'watched.not-found']);
    },
  );

  it('to somebody else’s saved search is refused', async () => {
    const other = await world.becomeMember('searcher@fund.example');
    const search = { name: 'Fees', query: 'fees', tab: 'transcripts' };
    const { body } = await call('/saved_searches', 'POST', search, other);
    const path = `/subscriptions/saved_search/${String(body['id'])}`;
    const choice = { rhythm: 'daily', by_mail: true, in_product: true };
    expect((await call(path, 'PUT', choice)).status).toBe(404);
    expect((await call(path, 'PUT', choice, other)).status).toBe(200);
  });
});

describe('the settings', () => {
  const save = (part: object) =>
    call('/alert_settings', 'PUT', { time_zone: 'Europe/Berlin', hour: 6, weekday: 5, ...part });

  it('are kept, and move the next digest', async () => {
    await subscribe();
    expect((await save({})).body).toMatchObject({ time_zone: 'Europe/Berlin', hour: 6, weekday: 5 });
    const { body } = await call('/alert_settings');
    expect(body).toMatchObject({ address: 'member@fund.example', refused: null });
    const [next] = Array.isArray(body['next']) ? body['next'] : [];
    const inBerlin = new Date(next.at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' });
    expect([next.rhythm, inBerlin]).toEqual(['daily', '06:00:00']);
  });

  it('begin with the time zone of the browser, which moves what is due and replaces no choice', async () => {
    const newcomer = await world.becomeMember('newcomer@fund.example');
    const note = (zone: string) => call('/alert_settings/time_zone', 'POST', { time_zone: zone }, newcomer);
    await subscribe({}, newcomer);
    expect((await call('/alert_settings', 'GET', undefined, newcomer)).body['time_zone']).toBe('UTC');
    for (const zone of ['Europe/Atlantis', 'x'.repeat(65)]) expect((await note(zone)).status).toBe(400);
    const { body } = await note('America/Denver');
    expect(body).toMatchObject({ time_zone: 'America/Denver', hour: 7, weekday: 1 });
    const [next] = Array.isArray(body['next']) ? body['next'] : [];
    const inDenver = new Date(next.at).toLocaleTimeString('en-GB', { timeZone: 'America/Denver' });
    expect(inDenver).toBe('07:00:00');
    expect((await note('Asia/Tokyo')).body['time_zone']).toBe('America/Denver');
  });

  it('name the time zone as it is written, however it was typed', async () => {
    expect((await save({ time_zone: 'america/new_york' })).body).toMatchObject({
      time_zone: 'America/New_York',
    });
    await save({});
  });

  it.each(['Europe/Atlantis', '+05:00', '', 'x'.repeat(65)])('refuse the time zone "%s"', async (zone) => {
    const { status, body } = await save({ time_zone: zone });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('time zone');
  });

  it.each([{ hour: 24 }, { hour: -1 }, { hour: 7.5 }, { weekday: 0 }, { weekday: 8 }])(
    'refuse %j',
    async (part) => {
      expect((await save(part)).status).toBe(400);
    },
  );
});

describe('what is new', () => {
  it('is told at once, by mail and in the product, with its reason and its place, and not again', async () => {
    await subscribe({ rhythm: 'at_once' });
    expect((await call('/alerts/unread')).body).toEqual({ unread: 0 });
    await arrive('Board meeting of May');
    await until(() => alertMails().length > 0);
    const [mail] = alertMails();
    expect(mail?.to).toEqual(['member@fund.example']);
    expect(mail?.headers.get('subject')).toBe('Carrow Teachers: Board meeting of May');
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.body).toContain('New from Carrow Teachers');
    expect(mail?.body).toContain(`${world.url.replace('127.0.0.1', 'localhost')}/`);
    expect(mail?.body).toContain('Ada Verity, 0:12');
    expect(await alerts()).toMatchObject({
      unread: 1,
      alerts: [
        {
          thing: { name: 'Carrow Teachers' },
          read: false,
          total: 1,
          lines: [
            {
              ...{ kind: 'item', headline: 'Board meeting of May', reason: 'New from Carrow Teachers' },
              summary: 'The reserve was named.',
              places: [
                { speaker: 'Ada Verity', at: '0:12', href: expect.stringMatching(/^\/ep\/.+content_id=3/) },
              ],
            },
          ],
        },
      ],
    });
    await call('/alerts/read', 'PUT', {});
    expect(await alerts()).toMatchObject({ unread: 0, alerts: [{ read: true }] });
  });

  it('is previewed as the next digest would say it, and nothing is sent by that', async () => {
    await subscribe({ rhythm: 'daily' });
    await arrive('Minutes of June');
    const sent = alertMails().length;
    const { body } = await call('/alerts/preview?rhythm=daily');
    expect(body).toMatchObject({
      subject: 'Carrow Teachers: Minutes of June',
      sections: [{ thing: { name: 'Carrow Teachers' }, total: 1 }],
    });
    expect(String(body['html'])).toContain('New from Carrow Teachers');
    expect((await call('/alerts/preview?rhythm=weekly')).body).toMatchObject({
      ...{ subject: null, sections: [], html: null },
    });
    expect(alertMails()).toHaveLength(sent);
  });

  it('lies on a page between any two days', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const listed = async (query: string) =>
      (await call(`/watched/organization/${fund.slug}/updates${query}`)).body;
    expect(await listed('')).toMatchObject({ to: today, partial: false, thing: { id: fund.id } });
    expect(await listed(`?from=${today}&to=${today}`)).toMatchObject({
      lines: [{ headline: 'Minutes of June' }, { headline: 'Board meeting of May' }],
    });
    expect(await listed('?from=2020-01-01&to=2020-12-31')).toMatchObject({ lines: [] });
    expect(
      (await call(`/watched/organization/${fund.slug}/updates?from=2021-01-01&to=2020-01-01`)).status,
    ).toBe(400);
    for (const years of ['from=0001-01-01', 'to=9999-12-31', 'from=0202-01-01&to=2026-01-01'])
      expect((await call(`/watched/organization/${fund.slug}/updates?${years}`)).status).toBe(400);
    expect(await listed('?from=1800-01-01&to=2199-12-31')).toMatchObject({ partial: false });
  });

  it('is marked since the look before, and the first look marks nothing', async () => {
    const other = await world.becomeMember('looker@fund.example');
    const look = async () => (await call(`/visits/organization/${fund.slug}`, 'PUT', undefined, other)).body;
    expect(await look()).toEqual({ since: null, lines: [], partial: false });
    expect(await look()).toMatchObject({ since: null });
    expect((await call('/visits/home/home', 'PUT', undefined, other)).body).toMatchObject({ since: null });
  });

  it('is told no more, and nothing of it named, once its thing is no longer the reader’s to see', async () => {
    const owner = await world.becomeMember('owner@fund.example');
    const hub = { title: 'Kept back', org_slugs: [fund.slug] };
    const { body } = await call('/episode_list', 'POST', hub, owner);
    const uuid = String(body['uuid']);
    const choice = { rhythm: 'at_once', by_mail: false, in_product: true };
    const reader = await world.becomeMember('reader@fund.example');
    await call(`/subscriptions/hub/${uuid}`, 'PUT', choice, reader);
    await arrive('Told before');
    await until(async () => (await alerts(reader))['unread'] === 1);
    await call(`/episode_list/${uuid}/sharing`, 'PUT', { link: false }, owner);
    expect(await alerts(reader)).toMatchObject({ unread: 1, alerts: [{ thing: null, lines: [] }] });
    await call('/alerts/read', 'PUT', {}, reader);
    expect(await alerts(reader)).toMatchObject({ unread: 0 });
  });
});

describe('the link to unsubscribe', () => {
  const linkOf = async () => {
    const { body } = await call('/alerts/preview?rhythm=daily');
    const tokens = [...String(body['html']).matchAll(/\/unsubscribe\/([\w.-]+)/g)].map(
      ([, token]) => token ?? '',
    );
    return { one: tokens[0] ?? '', all: tokens.at(-1) ?? '' };
  };

  it('stops the mails of one thing, or all of the rhythm, by one click and without a session', async () => {
    const { one, all } = await linkOf();
    expect((await call(`/unsubscribe/${one}`, 'GET', undefined, null)).body).toEqual({
      ...{ name: 'Carrow Teachers', rhythm: 'daily', active: true },
    });
    const clicked = await fetch(`${world.url}/v2/unsubscribe/${one}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([clicked.status, await clicked.json()]).toMatchObject([200, { active: false }]);
    const { body } = await call(toFund());
    expect(body).toMatchObject({ subscription: { by_mail: false, in_product: true, rhythm: 'daily' } });
    await subscribe();
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const again = await fetch(`${world.url}/v2/unsubscribe/${all}`, { method: 'POST', body: form });
    expect([again.status, await again.json()]).toEqual([200, { name: null, rhythm: 'daily', active: false }]);
  });

  it.each([(token: string) => `${token}x`, (token: string) => token.slice(1), () => 'nothing'])(
    'works only as we made it',
    async (forged) => {
      await subscribe();
      const { all } = await linkOf();
      for (const method of ['GET', 'POST']) {
        const { status, body } = await call(`/unsubscribe/${forged(all)}`, method, undefined, null);
        expect([status, body['code']]).toEqual([404, 'unsubscribe.link-invalid']);
      }
      expect((await call(toFund())).body).toMatchObject({ subscription: { by_mail: true } });
    },
  );
});
