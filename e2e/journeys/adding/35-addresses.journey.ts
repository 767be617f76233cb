/** Addresses that lead to one page under several names, what they may say besides, and what pages say with nothing in them. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, type LibraryItem, test, waitForItem, waitForLibrary } from '../../journey.ts';

const fund = "Halvern Teachers' Retirement System";
const slug = 'halvern-teachers-retirement-system';
const dayMs = 86_400_000;

const Uuid = z.object({ uuid: z.string() });
const Organization = z.object({ organization: Uuid.extend({ slug: z.string() }) });
const Meeting = z.object({ event: Uuid });
const NamedFunds = z.object({
  organizations: z.array(z.object({ uuid: z.string(), name: z.string() })),
});

/** Calls as the page of an admin does. */
async function call(page: Page, path: string, { method = 'POST', data }: { method?: string; data: object }) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(`/v2${path}`, { method, data, headers });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

async function makeOrganization(page: Page, data: { name: string; org_type: string; state?: string }) {
  const made = await call(page, '/manage/org', { data });
  return Organization.parse(made).organization;
}

const connect = (page: Page, uuid: string, [edge_type, target_node_id]: readonly [string, string]) =>
  call(page, `/manage/org/${uuid}/connections`, { data: { edge_type, target_node_id } });

/** Gives a file on the page for it, and waits until it is read. */
async function upload(page: Page, url: string, { name, text }: { name: string; text: string }) {
  await page.goto('/add');
  const mimeType = name.endsWith('.vtt') ? 'text/vtt' : 'text/plain';
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  const stem = name.replace(/\.\w+$/u, '');
  const item = await waitForItem(url, new RegExp(stem.replaceAll('-', '.'), 'i'));
  expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');
  return item;
}

const oneOf = (items: readonly LibraryItem[], title: RegExp): LibraryItem => {
  const match = items.find((item) => title.test(item.title));
  if (!match) throw new Error(`No item is called ${title}.`);
  return match;
};

let library: LibraryItem[] = [];
test.beforeEach(async ({ world }) => {
  library = await waitForLibrary(world.url, 9);
});

test('organizations and hubs are found under each of their addresses', async ({ admin: page }) => {
  for (const path of ['/org', '/dossier', '/companies', '/orgs', '/organizations']) {
    await test.step(path, async () => {
      await page.goto(`${path}?orgType=US_PENSION_FUND&q=teachers`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organizations');
      await expect(page.getByRole('heading', { level: 3 })).toHaveText([fund]);
      await page.goto(`${path}/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fund);
      await expect(page).toHaveURL(new RegExp(`${path}/${slug}$`));
    });
  }
  for (const path of ['/hub', '/hubs']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
    const cards = page.getByRole('list', { name: 'Hubs' });
    await expect(cards.getByRole('link', { name: 'Allocators' })).toHaveAttribute('href', '/allocators');
  }
});

test('a visitor is asked who they are at each of them, and then led there', async ({ page }) => {
  for (const path of ['/dossier', '/companies', '/orgs', '/organizations', '/hubs', `/orgs/${slug}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/enter?next=${encodeURIComponent(path)}`);
  }
});

test('the address of the allocators says which funds, what topics, what time and what to search', async ({
  admin: page,
}) => {
  // What a meeting came to leads to the line that proves it.
  const toALine = /^\/(?:ep|event)\/.+[?&]segment=/;
  const funds = page.getByText(/^\d+ of \d+ pension funds?$/);
  const open = (query: Record<string, string>) =>
    page.goto(`/allocators?${new URLSearchParams(query).toString()}`);

  await test.step('filter', async () => {
    await open({ filter: JSON.stringify({ state: ['OH'], events: { days_range: 1_825 } }) });
    await expect(funds).toHaveText(/^1 of \d+ pension funds$/);
    await expect(page.getByRole('link', { name: fund }).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Timeframe' })).toHaveValue('1825');
    const locator = page.getByRole('region', { name: 'At a glance' });
    await expect(locator.getByRole('link').first()).toHaveAttribute('href', toALine);
  });

  await test.step('a time in which no meeting was analyzed leads to one that has some', async () => {
    await open({ filter: JSON.stringify({ state: ['OH'], events: { days_range: 7 } }) });
    const summary = page.getByRole('region', { name: 'At a glance' });
    await expect(summary.getByText('No recent analysis available.')).toBeVisible();
    await summary.getByRole('button', { name: /^Look back / }).click();
    await expect(summary.getByRole('link').first()).toHaveAttribute('href', toALine);
  });

  await test.step('topics', async () => {
    await open({ topics: 'pacing plan, no such topic at all' });
    await expect(funds).toHaveText(/^\d of \d+ pension funds?$/);
    await expect(page.getByRole('link', { name: fund }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Fine Tune Your Hub' });
    await expect(drawer.getByText('pacing plan', { exact: true })).toBeVisible();
    await expect(drawer.getByText('no such topic at all', { exact: true })).toBeVisible();
    await open({ topics: 'zeppelin moorings' });
    await expect(page.getByText('No fund matches these settings')).toBeVisible();
  });

  await test.step('search', async () => {
    await open({ filter: '{}', search: 'private equity' });
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('combobox', { name: 'Search what these funds say' })).toHaveValue(
      'private equity',
    );
    await expect(drawer.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    await expect(page).not.toHaveURL(/search=/);
  });

  await test.step('a filter that cannot be read leaves what is saved', async () => {
    await open({ filter: '{"state":["ZZ"],"aum"' });
    await expect(funds).toHaveText(/^1 of \d+ pension funds$/);
  });
});

test('a fund of which nothing is known yet says so, part by part', async ({ admin: page, world }) => {
  await page.goto('/home');
  const { uuid, slug: own } = await makeOrganization(page, {
    name: 'Quiet Harbor Fund',
    org_type: 'PENSION_FUND',
    state: 'WY',
  });
  const company = await makeOrganization(page, {
    name: 'Quiet Harbor Shipping',
    org_type: 'PRIVATE_COMPANY',
  });
  const part = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('with nothing in it', async () => {
    await page.goto(`/org/${own}`);
    await expect(part('At a glance').getByText('No recent analysis available.')).toBeVisible();
    await expect(part('Meetings').getByText('No events available for this fund.')).toBeVisible();
    for (const name of ['Key people', 'Publications', 'Conversations'])
      await expect(part(name)).toHaveCount(0);
    await page.goto(`/org/${company.slug}`);
    await expect(part('Meetings').getByText('No events available for this organization.')).toBeVisible();
    await page.goto(`/allocators?filter=${encodeURIComponent(JSON.stringify({ state: ['WY'] }))}`);
    const silent = page.getByRole('table', { name: /^1 pension fund without meetings/ });
    await expect(silent.getByRole('link', { name: 'Quiet Harbor Fund' })).toBeVisible();
  });

  await test.step('with a meeting to come, then with one that was', async () => {
    const at = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
    const data = { title: 'Harbor Board', date: at(40) };
    const meeting = Meeting.parse(await call(page, '/admin/events', { data })).event;
    await connect(page, uuid, ['HAS_MEETING', meeting.uuid]);
    await page.goto(`/org/${own}`);
    await expect(part('Meetings').getByRole('link', { name: 'Harbor Board' })).toBeVisible();
    await part('Meetings').getByRole('button', { name: 'Recent' }).click();
    await expect(part('Meetings').getByText('No past meetings')).toBeVisible();
    await call(page, `/admin/events/${meeting.uuid}`, { method: 'PUT', data: { date: at(-40) } });
    await page.reload();
    await expect(part('Meetings').getByRole('link', { name: 'Harbor Board' })).toBeVisible();
    await part('Meetings').getByRole('button', { name: 'Upcoming' }).click();
    await expect(part('Meetings').getByText('No upcoming meetings')).toBeVisible();
  });

  await test.step('with what was published long ago', async () => {
    for (const title of [/^Halvern Teachers' board meeting/, /draft minutes/])
      await connect(page, uuid, ['PRODUCES_MEDIA', oneOf(library, title).uuid]);
    await page.goto(`/org/${own}`);
    await expect(part('Publications').getByText('No recent publications')).toBeVisible();
    await expect(part('Conversations').getByText('No recent conversations')).toBeVisible();
  });

  await test.step('with what came today', async () => {
    const today = new Date();
    const day = today.toISOString().slice(0, 10);
    const said = `WEBVTT\n\nNOTE\ndate: ${day}\n\n00:00:00.000 --> 00:00:09.000\n<v Ada Verity>The harbor lights were paid for in full.\n`;
    const talk = await upload(page, world.url, { name: 'harbor-lights-talk.vtt', text: said });
    const paper = await upload(page, world.url, {
      name: 'harbor-lights-paper.txt',
      text: `Harbor lights paper\n\nThe fund paid for the harbor lights in full and owes nothing for them.\n`,
    });
    for (const { uuid: target } of [talk, paper])
      await connect(page, company.uuid, ['PRODUCES_MEDIA', target]);
    await page.goto(`/org/${company.slug}`);
    await expect(part('Conversations').getByText('No summary available')).toBeVisible();
    await part('Conversations').getByRole('button', { name: 'Show Older' }).click();
    await expect(part('Conversations').getByText('No older conversations')).toBeVisible();
    // The paper says no date, so it is not among the newest.
    await expect(part('Publications').getByText('No recent publications')).toBeVisible();
  });
});

test('more organizations of the grid are loaded, all of them, and the first again', async ({
  admin: page,
  world,
}) => {
  const { organizations: funds } = NamedFunds.parse(
    await (await page.request.get('/v2/kg/pension_funds?filter={}')).json(),
  );
  // Those of the samples: whether the fund of the test before was made does not matter here.
  const organizations = funds.filter(({ name }) => !name.startsWith('Quiet Harbor'));
  expect(organizations.length).toBeGreaterThan(5);
  // What is said is of the fund that it names.
  const lines = organizations.map(
    ({ name }) => `${name} voted to commit $40 million to Birch Infrastructure Fund Two.`,
  );
  const clock = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`;
  const text = `WEBVTT\n\nNOTE\ndate: ${new Date().toISOString().slice(0, 10)}\n\n${lines
    .map((line, at) => `${clock(at * 8)} --> ${clock(at * 8 + 7)}\n<v Ada Verity>${line}\n`)
    .join('\n')}`;
  const item = await upload(page, world.url, { name: 'what-six-funds-say.vtt', text });
  for (const { uuid } of organizations) await connect(page, uuid, ['PRODUCES_MEDIA', item.uuid]);
  const insights = page.getByRole('region', { name: 'Insights by Theme and Fund' });
  const rows = insights.getByRole('grid').getByRole('rowheader');
  const all = organizations.length;
  await expect(async () => {
    await page.goto('/allocators?filter={}');
    await expect(insights.getByText(`5 of ${all} organizations`)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(rows).toHaveCount(5);
  await insights.getByRole('button', { name: 'Load More' }).click();
  await expect(rows).toHaveCount(Math.min(10, all));
  await insights.getByRole('button', { name: 'Collapse' }).click();
  await expect(rows).toHaveCount(5);
  await expect(insights.getByRole('button', { name: 'Collapse' })).toHaveCount(0);
  await insights.getByRole('button', { name: 'Show All' }).click();
  await expect(rows).toHaveCount(all);
  await expect(insights.getByText(`${all} of ${all} organizations`)).toBeVisible();
  await expect(insights.getByRole('button', { name: /^(Load More|Show All)$/ })).toHaveCount(0);

  await test.step('another window begins with the first again', async () => {
    await insights.getByRole('button', { name: '1 Week' }).click();
    await expect(rows).toHaveCount(5);
  });

  await test.step('a watchlist shows them where it is told to, for everybody who reads it', async () => {
    const data = { title: 'Shown with insights', org_slugs: [slug] };
    const list = Uuid.parse(await call(page, '/episode_list', { data }));
    await call(page, `/episode_list/${list.uuid}`, { method: 'PUT', data: { show_insights: true } });
    await page.goto(`/watch/${list.uuid}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Let’s go' }).click();
    await expect(insights.getByRole('rowheader', { name: fund })).toBeVisible();
    const switchTo = (name: string) => page.getByRole('button', { name }).click();
    await switchTo('Hide insights');
    await expect(insights).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shown with insights');
    await expect(insights).toHaveCount(0);
    await switchTo('Show insights');
    await expect(insights.getByRole('rowheader', { name: fund })).toBeVisible();
  });
});
