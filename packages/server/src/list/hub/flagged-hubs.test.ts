import { createOrganization, createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: string;
const sessions: Record<string, string> = {};

/** Whoever has the flag of one hub has not that of the other. */
const hubs = [
  { slug: 'pe-hub', holder: 'equity@buyout.example', other: 'health@clinic.example' },
  { slug: 'ucsf-amend', holder: 'health@clinic.example', other: 'equity@buyout.example' },
] as const;

const uuids: Record<string, string> = {};

beforeAll(async () => {
  world = await openWorld({
    WAITLIST_MODE: 'off',
    HEALTH_HUB_DOMAINS: 'clinic.example',
    PE_HUB_DOMAINS: 'buyout.example',
  });
  admin = await world.becomeAdmin();
  for (const { holder } of hubs) sessions[holder] = await world.becomeMember(holder);
  sessions['member'] = await world.becomeMember();
  const fund = await createOrganization(world.store, { name: 'Cobble Teachers' });
  const { id } = await createProcessedItem(world.store, { title: 'Cobble Teachers on buyouts', lines: 6 });
  for (const { slug } of hubs) {
    const json = { title: `The hub ${slug}`, slug, org_slugs: [fund.slug], items: [id] };
    const made = await world.ask('/v2/episode_list', { method: 'POST', json, session: admin });
    uuids[slug] = String(made.body['uuid']);
  }
});
afterAll(() => world.end());

const appToken = async () => String((await world.ask('/v2/session')).body['app_token']);

/** Every call that reads of one list, by its slug or its uuid. */
const places = [
  (hub: string) => `/v2/episode_list/${hub}`,
  (hub: string) => `/v2/episode_list/${hub}/items`,
  (hub: string) => `/v2/episode_list/${hub}/brief`,
  (hub: string) => `/v2/episode_list/ask?uuid=${hub}&query=What+of+buyouts`,
  (hub: string) => `/v2/search/search_in_episode_list?query=buyouts&uuid=${hub}`,
  (hub: string) => `/v2/insights?list_uuid=${hub}`,
  (hub: string) => `/v2/watched/hub/${hub}/updates`,
  (hub: string) => `/v2/watched/hub/${hub}/themes`,
  (hub: string) => `/v2/episode_list/${hub}/brief/markdown`,
];

async function statusesOf(hub: string, session: string | undefined) {
  const headers = { 'x-app-token': await appToken() };
  const answers = [];
  for (const place of places)
    answers.push(await world.ask(place(hub), { headers, ...(session && { session }) }));
  return answers;
}

describe.each(hubs)('the hub $slug', ({ slug, holder, other }) => {
  it.each([
    ['a visitor', undefined],
    ['a member', 'member'],
    ['who has the flag of the other', other],
  ])('is read in no place by %s, by its slug or its uuid', async (_who, whose) => {
    for (const name of [slug, uuids[slug] ?? '']) {
      const answers = await statusesOf(name, whose && sessions[whose]);
      for (const { status, text } of answers) {
        expect(status).toBeOneOf([400, 401, 403, 404]);
        expect(text).not.toContain('Cobble');
        expect(text).not.toContain(`The hub ${slug}`);
      }
    }
  });

  it('is read by who has its flag, and by admins', async () => {
    for (const session of [sessions[holder], admin]) {
      const [list, ...others] = await statusesOf(uuids[slug] ?? '', session);
      expect([list?.status, list?.body['title']]).toEqual([200, `The hub ${slug}`]);
      expect(others.filter(({ status }) => status === 403)).toEqual([]);
    }
  });

  it('is told in the head of its page to nobody else', async () => {
    const titleFor = async (session?: string) =>
      (await world.ask(`/watch/${uuids[slug]}`, session === undefined ? {} : { session })).text.includes(
        `The hub ${slug}`,
      );
    expect([await titleFor(), await titleFor(sessions['member']), await titleFor(sessions[holder])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is copied and changed by nobody else', async () => {
    const session = sessions['member'] ?? '';
    const json = { title: 'Mine' };
    const list = `/v2/episode_list/${uuids[slug]}`;
    expect((await world.ask(`${list}/copy`, { method: 'POST', json: {}, session })).status).toBe(403);
    expect((await world.ask(list, { method: 'PUT', json, session })).status).toBeOneOf([400, 403]);
  });
});

it('is counted for nobody else among the lists for everybody, where an admin puts it there', async () => {
  const listed = async (session: string) =>
    (await world.ask('/v2/episode_list/get_public_episode_lists', { session })).text.includes(
      'The hub pe-hub',
    );
  const path = `/v2/episode_list/${uuids['pe-hub']}/curate`;
  await world.ask(path, { method: 'POST', json: { curated: true }, session: admin });
  expect(await listed(sessions['member'] ?? '')).toBe(false);
});
