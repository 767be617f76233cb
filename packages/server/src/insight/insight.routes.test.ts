import type { Assertion, ThemeId } from '@ecco/domain';
import { createItem, createOrganization } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
let fund: { id: string; slug: string };
let other: { id: string; slug: string };
beforeAll(async () => {
  world = await openWorld();
  session = await world.becomeMember();
  fund = await createOrganization(world.store, {
    name: 'Linden Teachers',
    state: 'OH',
    type: 'PENSION_FUND',
  });
  other = await createOrganization(world.store, { name: 'Birch Police', state: 'IL', type: 'PENSION_FUND' });
  await say(fund, {
    days: 1,
    claims: [claimOf(1, 'We committed $5 million.', 0.9), claimOf(1, 'More.', 0.2)],
  });
  await say(fund, { days: 2, claims: [claimOf(2, 'It returned 8 percent.', 0.5)] });
  await say(fund, { days: 33, claims: [claimOf(2, 'It returned 7 percent.', 0.5)] });
  await say(other, { days: 3, claims: [claimOf(6, 'The law passed.', 0.4)] });
});
afterAll(() => world.end());

describe('insights of a list', () => {
  const call = (path: string, who = session) => world.ask(`/v2/insights?list_uuid=${path}`, { session: who });

  it('are those of the organizations that it follows, for whoever may read it', async () => {
    const token = String((await world.ask('/v2/session', { session })).body['app_token']);
    const headers = { 'x-app-token': token };
    const json = { title: 'Birches', org_slugs: [other.slug] };
    const { body: list } = await world.ask('/v2/episode_list', { method: 'POST', json, session, headers });
    const id = String(list['uuid']);
    expect((await call(id)).body).toMatchObject({
      total: 1,
      organizations: [{ organization: { slug: other.slug } }],
    });
    const stranger = await world.becomeMember('stranger@fund.example');
    await world.ask(`/v2/episode_list/${id}/sharing`, {
      method: 'PUT',
      json: { link: false },
      session,
      headers,
    });
    expect((await call(id, stranger)).status).toBe(403);
    expect((await call('nothing-here')).status).toBe(404);
  });
});

type Claim = { theme: ThemeId; text: string; weight: number };
const claimOf = (theme: ThemeId, text: string, weight: number): Claim => ({ theme, text, weight });

const day = 86_400_000;

/** A meeting of a fund so many days ago, an hour long, with a line for each claim. */
async function say(of: { id: string }, { days, claims }: { days: number; claims: Claim[] }): Promise<void> {
  const { store } = world;
  const item = await createItem(store, {
    title: `Board, ${days} days ago`,
    kind: 'meeting',
    publishedAt: new Date(Date.now() - days * day),
    durationMs: 3_600_000,
    status: 'ASSERTIONS_COMPLETE',
    lines: claims.map(({ text }) => ({ text })),
  });
  const lines = await store.segments.ofItem(item.id);
  const assertions = claims.map(({ theme, text, weight }, at): Assertion => {
    const citation = { segmentId: lines[at]?.id ?? '', quote: text, startMs: null, endMs: null, page: null };
    const rest = { speaker: null, stance: 'neutral', kind: 'fact', isOwn: false } as const;
    return { ...rest, text, citation, theme, weight, organisations: [], figures: [] };
  });
  await store.transaction((tx) => tx.assertions.replace(item.id, assertions));
  const target = { kind: 'item' as const, id: item.id };
  await store.graph.connect({ organizationId: of.id, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
  await store.links.relateItem(item.id);
  const affiliations = [{ label: '', organizationId: of.id }];
  await store.links.putFound(item.id, { organizations: [], people: [], affiliations });
}

const ask = async (path: string) => JSON.parse((await world.ask(`/v2${path}`, { session })).text);

describe('the insights of an organization', () => {
  it('are a row for each theme, with its change, its chance and its weightiest words', async () => {
    const rows = await ask(`/org/${fund.slug}/insights?window=1m`);
    expect(rows).toMatchObject([
      {
        theme_id: 1,
        theme_name: 'Fundraising & LP Relations',
        mention_count: 2,
        previous_count: 0,
        pct_change_vs_prev: 200,
        trend: 'unclear',
        counts: [0, 0, 0, 0, 0, 0, 0, 2],
        weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
        top_quotes: [{ text: 'We committed $5 million.', citation: { content_id: 0 } }],
      },
      { theme_id: 2, mention_count: 1, previous_count: 1, pct_change_vs_prev: 0, chance: 1 },
    ]);
  });

  it('look back a week where nothing else is asked for', async () => {
    const rows = await ask(`/org/${fund.id}/insights`);
    expect(rows[1]).toMatchObject({ theme_id: 2, mention_count: 1, previous_count: 0 });
  });

  it('are told of a theme by day or by weight, with their source and place', async () => {
    const path = `/org/${fund.slug}/insights/1?window=1m`;
    expect((await ask(`${path}&order_by=weight`))[0]).toMatchObject({
      text: 'We committed $5 million.',
      weight: 0.9,
      content_type: 'meeting',
      content_title: 'Board, 1 days ago',
      citation: { source_text: 'We committed $5 million.', item: { title: 'Board, 1 days ago' } },
    });
    expect(await ask(`${path}&order_by=weight&limit=1&offset=1`)).toMatchObject([{ text: 'More.' }]);
    expect(await ask(`/org/${other.slug}/insights/1?window=1m`)).toEqual([]);
  });

  it('are not there for an organization, a theme or a window that is not', async () => {
    for (const [path, status] of [
      ['/org/nobody/insights', 404],
      [`/org/${fund.slug}/insights/8`, 400],
      [`/org/${fund.slug}/insights?window=1y`, 400],
      [`/org/${fund.slug}/insights/1?limit=501`, 400],
    ] as const)
      expect((await world.ask(`/v2${path}`, { session })).status).toBe(status);
  });
});

describe('the grid of insights', () => {
  it('has the organizations of which anything is said, how much was said, and what rises', async () => {
    const grid = await ask('/insights');
    expect(grid).toMatchObject({ window: '1m', total: 2 });
    expect(grid.ends).toHaveLength(8);
    expect(grid.organizations).toMatchObject([
      { organization: { name: 'Linden Teachers' }, mention_count: 3 },
      { organization: { name: 'Birch Police' }, mention_count: 1, rows: [{ theme_id: 6 }] },
    ]);
    expect(grid.organizations[0].said.slice(-2)).toEqual([
      { items: 1, hours: 1 },
      { items: 2, hours: 2 },
    ]);
    expect(grid.rising).toMatchObject([
      { theme_id: 1, change: 2, mention_count: 2, previous_count: 0 },
      { theme_id: 6, change: 1 },
    ]);
  });

  it('is of the organizations that are named, or of the funds of a filter, a page at a time', async () => {
    const one = await ask(`/insights?org_ids=${other.id}&window=1w`);
    expect([one.week_ends.length, one.organizations[0].rows[0].weeks.at(-1)]).toEqual([13, 1]);
    expect((await ask('/insights')).organizations[0].rows[0].weeks).toEqual([]);
    const namesOf = async (path: string) =>
      (await ask(`/insights?${path}`)).organizations.map(
        (one: { organization: { name: string } }) => one.organization.name,
      );
    expect(await namesOf(`org_ids=${other.id}`)).toEqual(['Birch Police']);
    expect(await namesOf(`filter=${encodeURIComponent('{"state":["OH"]}')}`)).toEqual(['Linden Teachers']);
    expect(await namesOf('limit=1&offset=1')).toEqual(['Birch Police']);
    expect((await world.ask('/v2/insights?org_ids=nobody', { session })).status).toBe(400);
  });

  it('has no row for an organization that spoke before the window alone', async () => {
    const quiet = await createOrganization(world.store, { name: 'Aspen Water', type: 'PENSION_FUND' });
    await say(quiet, { days: 40, claims: [claimOf(3, 'We bought it.', 0.5), claimOf(3, 'And sold.', 0.5)] });
    const alone = await ask(`/insights?org_ids=${quiet.id}`);
    expect([alone.total, alone.organizations]).toEqual([0, []]);
    await say(quiet, { days: 4, claims: [claimOf(5, 'Rates went up.', 0.5)] });
    const { total, organizations } = await ask(`/insights?org_ids=${quiet.id}`);
    expect([total, organizations[0].mention_count]).toEqual([1, 1]);
  });

  it('tells the three themes that rise most, and none that does not', async () => {
    const busy = await createOrganization(world.store, { name: 'Alder Fire', type: 'PENSION_FUND' });
    const claims = [1, 3, 3, 3, 4, 4, 5, 5, 5, 5] as const;
    await say(busy, { days: 1, claims: claims.map((theme) => claimOf(theme, 'It was said.', 0.1)) });
    await say(busy, { days: 40, claims: [claimOf(7, 'It was said.', 0.1), claimOf(1, 'So.', 0.1)] });
    const { rising } = await ask(`/insights?org_ids=${busy.id}`);
    expect(rising.map((one: { theme_id: number; change: number }) => [one.theme_id, one.change])).toEqual([
      [5, 4],
      [3, 3],
      [4, 2],
    ]);
  });
});

describe('the themes that rose between two days', () => {
  const dayAgo = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10);
  const within = `from=${dayAgo(9)}&to=${dayAgo(0)}`;
  let rowan: { id: string; slug: string };
  let hub: string;
  beforeAll(async () => {
    rowan = await createOrganization(world.store, {
      name: 'Rowan Teachers',
      state: 'OH',
      type: 'PENSION_FUND',
    });
    const markets = (count: number) =>
      Array.from({ length: count }, (_, at) => claimOf(5, `Rates went up ${at + 1} times.`, (at + 1) / 10));
    for (const days of [2, 4, 6]) await say(rowan, { days, claims: markets(8) });
    for (const days of [12, 14, 16]) await say(rowan, { days, claims: markets(1) });
    const token = String((await world.ask('/v2/session', { session })).body['app_token']);
    const made = await world.ask('/v2/episode_list', {
      ...{ method: 'POST', session, headers: { 'x-app-token': token } },
      json: { title: 'Trees', org_slugs: [rowan.slug, other.slug] },
    });
    hub = String(made.body['uuid']);
  });

  it('are told of an organization with how much was said, how often chance does as much, and the words', async () => {
    const rising = await ask(`/watched/organization/${rowan.slug}/themes?${within}`);
    expect(rising).toMatchObject({
      ...{ from: dayAgo(9), to: dayAgo(0), organizations: 1 },
      themes: [
        {
          ...{ theme_id: 5, theme_name: 'Market Conditions', organization: { slug: rowan.slug } },
          ...{ mention_count: 24, previous_count: 3 },
          ...{ said: { items: 3, hours: 3 }, previously_said: { items: 3, hours: 3 } },
          quote: { text: 'Rates went up 8 times.', citation: { source_text: 'Rates went up 8 times.' } },
        },
      ],
    });
    expect(rising.themes[0].chance).toBeLessThan(0.05);
  });

  it('are told of a hub over all that it follows, and of each; their words are of either', async () => {
    const { themes } = await ask(`/watched/hub/${hub}/themes?${within}`);
    expect(themes).toMatchObject([
      { theme_id: 5, organization: null, quote: null },
      { theme_id: 5, organization: { slug: rowan.slug } },
    ]);
    const quotes = (part = '') => ask(`/watched/hub/${hub}/themes/5?${within}${part}`);
    expect((await quotes()).slice(0, 2)).toMatchObject([
      { text: 'Rates went up 8 times.' },
      { text: 'Rates went up 8 times.' },
    ]);
    expect(await quotes(`&org=${other.id}`)).toEqual([]);
    expect(await quotes(`&org=${fund.id}`)).toEqual([]);
  });

  it('are none where as much was said before, in the future, and for what is no organization', async () => {
    const themesIn = async (query: string, thing = `organization/${rowan.slug}`) =>
      (await ask(`/watched/${thing}/themes?${query}`)).themes;
    expect(await themesIn(`from=${dayAgo(19)}&to=${dayAgo(11)}`)).toEqual([]);
    expect(await themesIn('from=2099-01-01&to=2099-02-01')).toEqual([]);
    expect((await world.ask(`/v2/watched/hub/nothing-here/themes`, { session })).status).toBe(404);
    expect(
      (await world.ask(`/v2/watched/hub/${hub}/themes?from=2026-02-01&to=2026-01-01`, { session })).status,
    ).toBe(400);
  });
});

describe('the theme of a claim', () => {
  const quotesOf = async (
    theme: number,
  ): Promise<{ insight_id: string; content_item_id: string; text: string }[]> =>
    ask(`/org/${fund.slug}/insights/${theme}?window=1m&order_by=weight`);

  it('is changed by those who keep the library, stays when the item is read again, and is put back from the log', async () => {
    await world.becomeAdmin();
    const admin = await world.sessionOfAdmin();
    const [claim] = await quotesOf(1);
    if (!claim) throw new Error('no claim');
    const path = `/v2/content/${claim.content_item_id}/claims/${claim.insight_id}/theme`;
    const put = (theme: number | null, who: string) =>
      world.ask(path, { method: 'PUT', json: { theme_id: theme }, session: who });
    expect((await put(4, session)).status).toBe(403);
    expect((await put(8, admin)).status).toBe(400);
    const { body } = await put(4, admin);
    expect(body).toMatchObject({ theme_id: 4, before: { theme_id: 1 } });
    const isUnder = async (theme: number) => (await quotesOf(theme)).some(({ text }) => text === claim.text);
    expect([await isUnder(1), await isUnder(4)]).toEqual([false, true]);

    const storedAssertions = await world.store.assertions.ofItem(claim.content_item_id);
    const again = storedAssertions.map(
      ({ theme, id: _id, ...one }) => ({ ...one, theme: theme === 4 ? 1 : (theme ?? 1) }) as const,
    );
    await world.store.transaction((tx) => tx.assertions.replace(claim.content_item_id, again));
    expect([await isUnder(1), await isUnder(4)]).toEqual([false, true]);
    expect((await put(2, admin)).body).toMatchObject({ code: 'insight.claim-not-found' });

    const [moved] = await quotesOf(4);
    const now = `/v2/content/${claim.content_item_id}/claims/${moved?.insight_id}/theme`;
    await world.ask(now, { method: 'PUT', json: { theme_id: null }, session: admin });
    expect(await isUnder(4)).toBe(false);
    const { body: log } = await world.ask('/v2/admin/audit?query=insight.setTheme', { session: admin });
    const [entry] = log['entries'] as { id: string }[];
    expect(entry).toMatchObject({ action: 'insight.setTheme', before: { theme_id: 4 }, may: { undo: true } });
    await world.ask(`/v2/admin/audit/${entry?.id}/undo`, { method: 'POST', session: admin });
    expect(await isUnder(4)).toBe(true);
  });
});
