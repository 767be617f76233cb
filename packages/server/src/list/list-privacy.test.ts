import { createOrganization } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let owner: string;
let other: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  owner = await world.becomeMember('owner@fund.example');
  other = await world.becomeMember('other@fund.example');
});
afterAll(() => world.end());

type Made = { uuid: string; link_shared: boolean };
const make = async (list: object, session?: string): Promise<Made> => {
  const { body } = await world.ask('/v2/episode_list', {
    method: 'POST',
    json: list,
    ...(session && { session }),
  });
  return JSON.parse(JSON.stringify(body));
};
const headers = async () => ({ 'x-app-token': String((await world.ask('/v2/session')).body['app_token']) });
const opened = async ({ uuid }: Made, session: string) =>
  (await world.ask(`/v2/episode_list/${uuid}`, { session, headers: await headers() })).status;

it('a new plain list is its owner’s alone, until they open it, and again when they close it', async () => {
  const list = await make({ title: 'IC memo' }, owner);
  expect(list.link_shared).toBe(false);
  expect([await opened(list, owner), await opened(list, other)]).toEqual([200, 403]);
  const share = (link: boolean) =>
    world.ask(`/v2/episode_list/${list.uuid}/sharing`, { method: 'PUT', json: { link }, session: owner });
  await share(true);
  expect(await opened(list, other)).toBe(200);
  await share(false);
  expect(await opened(list, other)).toBe(403);
});

it('nobody’s list is for whoever holds its link, and so is a hub', async () => {
  const fund = await createOrganization(world.store, { name: 'Halvern Teachers' });
  const hub = await make({ title: 'Funds', org_slugs: [fund.id] }, owner);
  const loose = await make({ title: 'Of a visitor' });
  for (const list of [hub, loose]) {
    expect(list.link_shared).toBe(true);
    expect(await opened(list, other)).toBe(200);
  }
});
