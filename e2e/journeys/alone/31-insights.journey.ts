import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, expectAccessibleInBothThemes } from '../../accessible.ts';
import { expect, test, waitForItem, waitForLibrary } from '../../journey.ts';
import type { World } from '../../world.ts';

const said = [
  "Welcome to the board of the Halvern Teachers' Retirement System, which meets in public.",
  "The Halvern Teachers' Retirement System voted to commit $40 million to Birch Infrastructure Fund Two.",
  "The Halvern Teachers' Retirement System returned 8.4 percent net of fees, against 7.9 percent for its benchmark.",
  "The board of the Halvern Teachers' Retirement System appointed Jane Alder as chief investment officer in March.",
  "The Halvern Teachers' Retirement System committed another $25 million to Larch Private Credit Fund Three.",
  'Inflation and interest rates are the biggest risk for private markets in the coming year.',
];
/** A board commits a sum to Birch, and more to others. */
const committing = (millions: number, others: readonly string[]): string[] => [
  "I call to order the regular meeting of the Board of Trustees of the Halvern Teachers' Retirement System.",
  `I move that we commit $${millions} million to Birch Infrastructure Fund Two.`,
  'I second the motion.',
  'All in favor say aye. Aye. The motion carries, six to nothing.',
  ...others.map(
    (vehicle, at) =>
      `The Halvern Teachers' Retirement System committed $${at + 5}0 million to ${vehicle}, subject to the agreement of its limited partners.`,
  ),
  'Thank you. The meeting is adjourned.',
];
const speakers = ['Ada Verity', 'Cyrus Penhallow-Reyes', 'Annelise Thorburn'];
const clock = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`;
/** It says itself that it is of today: the day of an upload is no date of what it tells. */
const recordingOf = (lines: readonly string[]): string =>
  `WEBVTT\n\nNOTE\ndate: ${new Date().toISOString().slice(0, 10)}\n\n${lines
    .map(
      (line, at) =>
        `${clock(at * 8)} --> ${clock(at * 8 + 7)}\n<v ${speakers[at % speakers.length]}>${line}\n`,
    )
    .join('\n')}`;

/** Gives a recording on the page for it, which says itself that it is Halvern's. */
async function add(page: Page, world: World, { name, lines }: { name: string; lines: readonly string[] }) {
  await page.goto('/add');
  await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles({
    name: `${name}.vtt`,
    mimeType: 'text/vtt',
    buffer: Buffer.from(recordingOf(lines)),
  });
  const item = await waitForItem(world.url, new RegExp(name.replaceAll('-', '.'), 'i'));
  expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');
  // As it is opened, so it is linked, without anybody saying it.
  const owner = async () => {
    const answer = await page.request.get(`/v2/content/${item.uuid}`);
    return Owned.parse(await answer.json()).item.organization?.slug;
  };
  await expect.poll(owner).toBe(slug);
  return item;
}

const Uuid = z.object({ uuid: z.string() });
const Organization = z.object({ organization: Uuid });
const Owned = z.object({ item: z.object({ organization: z.object({ slug: z.string() }).nullable() }) });
const Updates = z.object({ lines: z.array(z.object({ kind: z.string() })) });
const slug = 'halvern-teachers-retirement-system';
const fund = "Halvern Teachers' Retirement System";

/** Calls as the page of an admin does. */
async function call(
  page: Page,
  path: string,
  { method = 'POST', data = {} }: { method?: string; data?: object },
) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(`/v2${path}`, { method, data, headers });
  expect(answer.status(), path).toBe(200);
  return answer;
}

async function idOfFund(page: Page): Promise<string> {
  const apiResponse = await page.request.get(`/v2/org/${slug}`);
  return Organization.parse(await apiResponse.json()).organization.uuid;
}

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 9);
});

test('what funds speak of is a grid, and each cell leads to the words', async ({ admin: page, world }) => {
  await add(page, world, { name: 'halvern-board-of-today', lines: said });
  const insights = page.getByRole('region', { name: 'Insights by Theme and Fund' });
  const row = insights.getByRole('row', { name: /^Halvern Teachers/ });
  const cell = row.getByRole('button', { name: /^Fundraising & LP Relations: [23] mentions/ });
  await expect(async () => {
    await page.goto('/allocators');
    await insights.getByRole('button', { name: '1 Week' }).click();
    await expect(insights.locator('[aria-busy]')).toHaveCount(0);
    await expect(cell).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(
    insights.getByRole('rowheader', { name: "Halvern Teachers' Retirement System" }),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await test.step('a cell says how far chance goes and how much was said', async () => {
    await expect(cell).toHaveAttribute(
      'title',
      /^[23] against 0 the week before, .*\nSaid: .* in 1 item against/,
    );
  });

  await test.step('it is reached with the arrow keys, and opens what was said', async () => {
    await insights.getByRole('link', { name: "Halvern Teachers' Retirement System" }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Fundraising & LP Relations: Halvern/ });
    await expect(dialog.getByText('commit $40 million')).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByRole('link', { name: /^Open the place/ }).first()).toHaveAttribute(
      'href',
      /content_id=\d/,
    );
    // The menu of themes stands whole over the quotes, which scroll.
    await dialog
      .getByRole('button', { name: /^Theme:/ })
      .first()
      .click();
    await expect(dialog.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('menuitem')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy quotes' }).click();
    await expect(
      page.getByText('Quotes copied to clipboard').or(page.getByText('Failed to copy quotes')),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the grid is a file', async () => {
    const download = page.waitForEvent('download');
    await insights.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('insights-1w.csv');
    expect(await readFile(await file.path(), 'utf8')).toMatch(/Fundraising & LP Relations,[23],0,[23]00/);
  });

  await test.step('a fund’s page has its themes over time', async () => {
    await insights.getByRole('link', { name: "Halvern Teachers' Retirement System" }).click();
    const own = page.getByRole('region', { name: 'Insights by Theme' });
    await expect(own.getByRole('button', { name: /^Fundraising & LP Relations/ })).toBeVisible();
  });
});

const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Days up to today, as long as the time before them in which the board of the samples met. */
function daysSinceTheBoard(): { from: string; to: string } {
  const days = Math.ceil((Date.now() - Date.parse('2026-10-14')) / dayMs / 2);
  return { from: dayOf(Date.now() - days * dayMs), to: dayOf(Date.now()) };
}

test('a hub says what changed between two days, and its week as a brief', async ({ admin: page, world }) => {
  await page.goto('/home');
  const made = await call(page, '/episode_list', {
    data: { title: 'Teachers of Halvern', org_slugs: [slug] },
  });
  const { uuid } = Uuid.parse(await made.json());
  await page.goto(`/watch/${uuid}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Let’s go' }).click();
  const lines = (millions: number) =>
    committing(millions, ['Alder Timber Fund Four', 'Hazel Venture Fund Six', 'Rowan Energy Fund Three']);
  await add(page, world, { name: 'halvern-board-regular-meeting', lines: lines(40) });
  const item = await add(page, world, { name: 'halvern-board-special-meeting', lines: lines(45) });
  const hired = await call(page, `/admin/org_builder/${slug}/entity`, {
    data: { name: 'Jane Alder', title: 'Adviser' },
  });
  const { person } = z.object({ person: Uuid }).parse(await hired.json());
  const daysAgo = (days: number): string => dayOf(Date.now() - days * dayMs);
  for (const [edge_type, properties] of [
    ['HAS_EXECUTIVE', { title: 'Chief Investment Officer', date: daysAgo(2) }],
    ['HAS_BOARD_MEMBER', { title: 'Trustee', date: daysAgo(900), until: daysAgo(3) }],
  ] as const)
    await call(page, `/manage/org/${await idOfFund(page)}/connections`, {
      data: { edge_type, target_node_id: person.uuid, properties },
    });
  const kindsOfLines = async () => {
    const answer = await page.request.get(`/v2/watched/hub/${uuid}/updates`);
    return Updates.parse(await answer.json()).lines.map(({ kind }) => kind);
  };
  await expect.poll(kindsOfLines).toContain('contradiction');
  expect(new Set(await kindsOfLines())).toEqual(new Set(['item', 'signal', 'contradiction', 'person']));

  await test.step('what changed stands in columns, with both places of a contradiction', async () => {
    const { from, to } = daysSinceTheBoard();
    await page.goto(`/watch/${uuid}/changes?from=${from}&to=${to}`);
    const decisions = page.getByRole('region', { name: 'Decisions' });
    const differs = decisions.getByRole('listitem').filter({ hasText: 'Differs from before' });
    await expect(differs).toContainText(`${fund} gave two versions of the amount: $`);
    for (const amount of ['$40M on', '$45M on']) await expect(differs).toContainText(amount);
    for (const meeting of ['regular', 'special'])
      await expect(
        differs.getByRole('link', { name: new RegExp(`Halvern board ${meeting} meeting, 0:09$`) }),
      ).toBeVisible();
    const people = page.getByRole('region', { name: 'People' });
    await expect(people.getByText(`Jane Alder joined ${fund} as Chief Investment Officer`)).toBeVisible();
    await expect(people.getByText(`Jane Alder left ${fund} (Trustee)`)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'New items' }).getByRole('link', { name: item.title }).first(),
    ).toBeVisible();
    const rose = page.getByRole('region', { name: 'Themes that rose' });
    await rose.getByRole('button', { name: `Fundraising & LP Relations: ${fund}` }).click();
    await expect(page.getByRole('dialog').getByText('commit $45 million')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('To', { exact: true }).fill('2020-12-31');
    await expect(page).toHaveURL(/to=2020-12-31/);
    await expect(page.getByText(/^Choose days from 1800/)).toBeVisible();
  });

  await test.step('its week is printed, kept as Markdown, and read aloud from any part', async () => {
    await page.goto(`/watch/${uuid}/brief`);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('article').getByRole('link', { name: item.title }).first()).toBeVisible();
    await page.emulateMedia({ media: null });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Markdown' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^teachers-of-halvern-\d{4}-\d\d-\d\d\.md$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/\]\(https?:\S+content_id=\d+\)/);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    const spoken = page.getByRole('region', { name: 'The brief read aloud' });
    await expect(spoken).toBeVisible();
    await expectAccessible(page);
    await spoken
      .getByRole('button', { name: /^Play from/ })
      .last()
      .click();
    const second = () => spoken.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
    await expect.poll(second).toBeGreaterThan(1);
  });

  await test.step('once its organization is deleted it says so and holds nothing, until that is put back', async () => {
    const id = await idOfFund(page);
    await call(page, `/manage/org/${id}`, { method: 'DELETE' });
    await page.goto(`/watch/${uuid}`);
    await expect(page.getByText(`No longer in the library: ${fund}.`)).toBeVisible();
    await expect(page.getByText(/^New items about what this watchlist follows/)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/watch/${uuid}/changes`);
    await expect(page.getByText('Nothing changed in this time')).toBeVisible();
    await call(page, `/manage/org/${id}/restore`, {});
    await page.goto(`/watch/${uuid}`);
    await expect(
      page.getByRole('region', { name: 'You are following' }).getByRole('link', { name: fund }),
    ).toBeVisible();
  });
});

test('on a telephone a theme is chosen, and the funds that speak of it are a list', async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/allocators');
  const insights = page.getByRole('region', { name: 'Insights by Theme and Fund' });
  await insights.getByRole('combobox', { name: 'Theme' }).selectOption('Performance & NAV');
  await expect(insights.getByRole('button', { name: /^Performance & NAV/ }).first()).toBeVisible();
  await expect(insights.getByRole('grid')).toHaveCount(0);
});
