import { randomUUID } from 'node:crypto';
import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { type Ask, openWorld, until, type World } from '../testing/world.ts';

let world: World;
let item: Item;
let member: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  world = await openWorld();
  item = await createProcessedItem(world.store, { lines: 3 });
  member = await signIn(world.store, { email: 'ada@fund.example' });
  admin = await signIn(world.store, { email: 'admin@fund.example', role: 'admin' });
});
afterAll(() => world.end());

const dayMs = 86_400_000;
/** What is done after it is newer, by the clock that orders things. */
function nextMoment(): Promise<void> {
  const now = Date.now();
  return until(() => Date.now() > now);
}
const log = (json: unknown, options: Ask = {}) =>
  world.ask('/v2/log_events', { method: 'POST', json, ...options });
const read = async (path: string): Promise<Record<string, unknown>> =>
  (await world.ask(path, { session: admin.session })).body;
const eventsNamed = (name: string) => read(`/v2/admin/events?event=${name}`);

describe('the event log', () => {
  it('keeps who, what, where and when, and the rest as details', async () => {
    const at = new Date(Date.now() - dayMs).toISOString();
    const id = randomUUID();
    const event = {
      event: 'told',
      slug: item.slug,
      src: 'FE',
      idx: 3,
      'button-src': 'card',
      deep: true,
      at,
      id,
    };
    const { status, body } = await log([event], { session: member.session });
    expect([status, body]).toEqual([200, { stored: 1 }]);
    expect(await eventsNamed('told')).toMatchObject({
      events: [
        {
          id,
          event: 'told',
          slug: item.slug,
          details: { src: 'FE', idx: 3, 'button-src': 'card', deep: true },
          by: member.email,
          at,
        },
      ],
      pagination: { page: 1, per_page: 100, total: 1, pages: 1 },
    });
  });

  it('believes nobody about who they are', async () => {
    await log([{ event: 'forged', src: 'FE', userId: admin.userId, user_id: admin.userId, by: admin.email }]);
    expect(await eventsNamed('forged')).toMatchObject({ events: [{ by: 'Anon' }] });
  });

  it('stores a batch that is sent twice once', async () => {
    const batch = [1, 2].map((idx) => ({ event: 'twice', src: 'FE', idx, id: randomUUID() }));
    expect((await log(batch)).body).toEqual({ stored: 2 });
    expect((await log([...batch, { event: 'twice', src: 'FE' }])).body).toEqual({ stored: 1 });
    expect(await eventsNamed('twice')).toMatchObject({ pagination: { total: 3 } });
  });

  it('takes a clock that goes wrong for what it can be', async () => {
    const before = Date.now();
    await log(
      [5 * dayMs, -40 * dayMs].map((off) => ({
        event: 'clock',
        src: 'FE',
        at: new Date(before + off).toISOString(),
      })),
    );
    const { events } = await eventsNamed('clock');
    const [first, second] = z.array(z.object({ at: z.string() })).parse(events);
    expect(Date.parse(first?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(first?.at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(second?.at ?? '')).toBeGreaterThanOrEqual(before - 30 * dayMs);
    expect(Date.parse(second?.at ?? '')).toBeLessThanOrEqual(Date.now() - 30 * dayMs);
  });

  it.each(['application/json', 'text/plain;charset=UTF-8'])('takes a beacon of %s', async (type) => {
    const name = `beacon-${type.slice(0, 4)}`;
    const { status, body } = await world.ask('/v2/log_events', {
      method: 'POST',
      body: JSON.stringify([{ event: name, src: 'FE' }]),
      headers: { 'content-type': type, 'sec-fetch-mode': 'no-cors' },
      session: member.session,
    });
    expect([status, body]).toEqual([200, { stored: 1 }]);
    expect(await eventsNamed(name)).toMatchObject({ events: [{ by: member.email }] });
  });

  it.each([
    ['words', 'not json'],
    ['nothing', ''],
    ['a poisoned prototype', '[{"event":"x","src":"FE","__proto__":{"admin":true}}]'],
  ])('refuses a beacon of %s', async (_, body) => {
    const headers = { 'content-type': 'text/plain' };
    expect((await world.ask('/v2/log_events', { method: 'POST', body, headers })).status).toBe(400);
  });

  it('refuses a beacon from a foreign page', async () => {
    const { status } = await world.ask('/v2/log_events', {
      method: 'POST',
      body: '[{"event":"x","src":"FE"}]',
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
      session: member.session,
    });
    expect(status).toBe(403);
  });

  it.each([
    ['no array', { event: 'x', src: 'FE' }],
    ['an empty one', []],
    ['more than a hundred', Array.from({ length: 101 }, () => ({ event: 'x', src: 'FE' }))],
    ['another source', [{ event: 'x', src: 'BE' }]],
    ['details that are no scalars', [{ event: 'x', src: 'FE', deep: { er: 1 } }]],
    [
      'many fields',
      [
        Object.fromEntries([
          ['event', 'x'],
          ['src', 'FE'],
          ...Array.from({ length: 19 }, (_, i) => [`f${i}`, i]),
        ]),
      ],
    ],
  ])('refuses %s', async (_, json) => {
    const { status, body } = await log(json);
    expect([status, typeof body['message']]).toEqual([400, 'string']);
  });

  it('keeps what no text may hold out of the store', async () => {
    const hostile = { event: 'odd\u0000', src: 'FE', slug: '\u0000', 'k\u0000': 'v\u0000\ud800' };
    expect((await log([hostile])).status).toBe(200);
    expect(await eventsNamed('odd')).toMatchObject({ events: [{ slug: '', details: { k: 'v\ufffd' } }] });
  });

  it('comes newest first and in pages', async () => {
    const times = [3, 1, 2].map((days) => new Date(Date.now() - days * dayMs).toISOString());
    await log(times.map((at) => ({ event: 'paged', src: 'FE', at })));
    const pages = await Promise.all(
      [1, 2].map((page) => read(`/v2/admin/events?event=paged&per_page=2&page=${page}`)),
    );
    expect(pages).toMatchObject([
      { events: [{ at: times[1] }, { at: times[2] }], pagination: { total: 3, pages: 2 } },
      { events: [{ at: times[0] }] },
    ]);
  });
});

describe('a notification', () => {
  const notify = (msg: string, session?: string) =>
    world.ask('/v2/notify', { method: 'POST', json: { msg }, ...(session ? { session } : {}) });

  it('is kept word for word, in the name of who left it', async () => {
    const { status, body } = await notify(' <b>Ada</b> approved\n"fees" \u0000& more ', member.session);
    expect([status, typeof body['message']]).toEqual([200, 'string']);
    await nextMoment();
    await notify('From a visitor');
    expect(await read('/v2/admin/notifications')).toMatchObject({
      notifications: [
        { message: 'From a visitor', by: 'Anon', forwarding: 'kept', problem: null },
        { message: '<b>Ada</b> approved "fees" & more', by: member.email },
      ],
      pagination: { total: 2 },
    });
  });

  it.each(['', '   ', '\u0000\u0001', 'x'.repeat(1_001)])(
    'is refused where it says nothing or too much',
    async (msg) => {
      expect((await notify(msg)).status).toBe(400);
    },
  );
});

describe('feedback', () => {
  const rate = (json: object, session?: string, kind = 'episode/leave_episode_feedback') =>
    world.ask(`/v2/${kind}`, { method: 'POST', json, ...(session ? { session } : {}) });
  const given = () => read('/v2/admin/feedback');

  it('is one for a member and an item: the newest', async () => {
    expect(
      (await rate({ slug: item.slug, thumb: 'down', feedback: 'Too long.' }, member.session)).body,
    ).toEqual({
      message: 'Thank you for your feedback!',
    });
    await rate({ slug: item.id, thumb: 'up', feedback: 'Better\nnow.\u0000' }, member.session);
    expect(await given()).toMatchObject({
      feedback: [
        {
          thumb: 'up',
          text: 'Better\nnow.',
          by: member.email,
          item: { uuid: item.id, slug: item.slug, kind: 'episode', title: item.title },
        },
      ],
      pagination: { total: 1 },
    });
  });

  it('of visitors is kept beside it', async () => {
    const video = await createProcessedItem(world.store, { kind: 'video', title: 'A rated video', lines: 1 });
    await nextMoment();
    for (const thumb of ['up', 'down'])
      await rate({ slug: video.slug, thumb }, undefined, 'video/leave_feedback');
    expect(await given()).toMatchObject({
      feedback: [
        { by: 'Anon', text: '', item: { kind: 'video' } },
        { by: 'Anon', text: '', item: { kind: 'video' } },
        { by: member.email },
      ],
    });
  });

  it.each([
    [{ slug: 'nothing', thumb: 'up' }, 404],
    [{ slug: '\u0000', thumb: 'up' }, 404],
    [{ slug: 'x', thumb: 'sideways' }, 400],
    [{ slug: 'x' }, 400],
    [{ slug: 'x', thumb: 'up', feedback: 'x'.repeat(2_001) }, 400],
  ])('%j answers %i', async (json, status) => {
    const answer = await rate(json);
    expect([answer.status, typeof answer.body['message']]).toEqual([status, 'string']);
  });
});

it.each(['events', 'notifications', 'feedback'])('%s are for admins', async (what) => {
  const statuses = await Promise.all(
    [undefined, member.session, admin.session].map(
      async (session) => (await world.ask(`/v2/admin/${what}`, session ? { session } : {})).status,
    ),
  );
  expect(statuses).toEqual([401, 403, 200]);
});
