import { randomUUID } from 'node:crypto';
import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../testing/sign-in.ts';
import { openWorld, type World } from '../testing/world.ts';
import { activityPerDay } from './activity-quota.ts';

let world: World;
let slug: string;
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1' });
  slug = (await createProcessedItem(world.store, { lines: 1 })).slug;
});
afterAll(() => world.end());

/** Each asks from a network of its own, unless it names one; all with a new minute, which has a limit of its own. */
let networks = 0;
const network = (): string => {
  networks += 1;
  return `198.51.${Math.floor(networks / 256)}.${networks % 256}`;
};
type Who = { from?: string; session?: string };
const post = (path: string, json: unknown, { from = network(), session }: Who = {}) =>
  world.ask(path, {
    method: 'POST',
    json,
    headers: { 'x-forwarded-for': from },
    ...(session === undefined ? {} : { session }),
  });

const events = (count: number) =>
  Array.from({ length: count }, () => ({ event: 'flood', src: 'FE', id: randomUUID() }));
const inLog = async () => (await world.store.events.page({ page: 1, perPage: 1, name: 'flood' })).total;

describe('a day of a network', () => {
  it('holds so many events of its visitors, and those of others besides', async () => {
    const from = '2001:db8:0:1::1';
    const most = activityPerDay.events.visitor;
    for (let sent = 0; sent < most; sent += 100)
      expect((await post('/v2/log_events', events(100), { from })).status).toBe(200);
    const refused = await post('/v2/log_events', events(1), { from: '2001:db8:0:1::2' });
    expect([refused.status, refused.body['code']]).toEqual([429, 'activity.quota-spent']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await inLog()).toBe(most);

    const { session } = await signIn(world.store, { email: 'ada@fund.example' });
    expect((await post('/v2/log_events', events(1), { from, session })).status).toBe(200);
    expect((await post('/v2/log_events', events(1), { from: '2001:db8:0:2::1' })).status).toBe(200);
  });

  it.each([
    ['notices', '/v2/notify', () => ({ msg: 'Hello' })],
    ['feedback', '/v2/episode/leave_episode_feedback', () => ({ slug, thumb: 'up' })],
  ] as const)('holds so many %s', async (what, path, json) => {
    const from = network();
    const statuses: number[] = [];
    for (let sent = 0; sent <= activityPerDay[what].visitor; sent += 1)
      statuses.push((await post(path, json(), { from })).status);
    expect(statuses.indexOf(429)).toBe(activityPerDay[what].visitor);
  });
});

describe('a day of a member', () => {
  it('holds so many notices, from wherever', async () => {
    const { session } = await signIn(world.store, { email: 'ben@fund.example' });
    const statuses: number[] = [];
    for (let sent = 0; sent <= activityPerDay.notices.member; sent += 1)
      statuses.push((await post('/v2/notify', { msg: 'Hello' }, { session })).status);
    expect(statuses.indexOf(429)).toBe(activityPerDay.notices.member);
  });

  it('does not count a batch that comes a second time', async () => {
    const from = network();
    const batch = events(100);
    const times = activityPerDay.events.visitor / batch.length + 10;
    for (let sent = 0; sent < times; sent += 1)
      expect((await post('/v2/log_events', batch, { from })).status).toBe(200);
  });
});
