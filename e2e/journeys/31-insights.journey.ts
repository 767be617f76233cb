import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../accessible.ts';
import { expect, test, waitForItem, waitForLibrary } from '../journey.ts';

const said = [
  "Welcome to the board of the Halvern Teachers' Retirement System, which meets in public.",
  "The Halvern Teachers' Retirement System voted to commit $40 million to Birch Infrastructure Fund Two.",
  "The Halvern Teachers' Retirement System returned 8.4 percent net of fees, against 7.9 percent for its benchmark.",
  "The board of the Halvern Teachers' Retirement System appointed Jane Alder as chief investment officer in March.",
  "The Halvern Teachers' Retirement System committed another $25 million to Larch Private Credit Fund Three.",
  'Inflation and interest rates are the biggest risk for private markets in the coming year.',
];
const clock = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`;
const recording = `WEBVTT\n\n${said
  .map((line, at) => `${clock(at * 8)} --> ${clock(at * 8 + 7)}\n<v Ada Verity>${line}\n`)
  .join('\n')}`;

const Organization = z.object({ organization: z.object({ uuid: z.string() }) });

/** Says that an item is of Halvern, as an admin does on the page that keeps it. */
async function connect(page: Page, itemId: string): Promise<void> {
  const found = await page.request.get('/v2/org/halvern-teachers-retirement-system');
  const { organization } = Organization.parse(await found.json());
  const answer = await page.request.post(`/v2/manage/org/${organization.uuid}/connections`, {
    data: { edge_type: 'PRODUCES_MEDIA', target_node_id: itemId },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
}

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 9);
});

test('what funds speak of is a grid, and each cell leads to the words', async ({ admin: page, world }) => {
  await page.goto('/add');
  await page.locator('input[type=file]').setInputFiles({
    name: 'halvern-board-of-today.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(recording),
  });
  const item = await waitForItem(world.url, /halvern.board.of.today/i);
  expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');

  await connect(page, item.uuid);

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
  await expectAccessible(page);
  await expectAccessible(page, 'dark');

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
    await expect(dialog.getByRole('link', { name: /^Open the place/ }).first()).toHaveAttribute(
      'href',
      /content_id=\d/,
    );
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
