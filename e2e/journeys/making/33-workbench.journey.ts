import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, expectAccessibleInBothThemes } from '../../accessible.ts';
import { expect, test } from '../../journey.ts';
import { callAs } from '../../person.ts';

test('an admin crawls a fund, reviews what was found by the keyboard, and reads what was looked at', async ({
  admin: page,
  world,
}) => {
  await page.goto('/');
  const headers = { origin: new URL(page.url()).origin };
  const data = {
    ...{ name: 'Larkmeadow Pension Fund', slug: 'larkmeadow', org_type: 'PENSION_FUND', state: 'IL' },
    website: `${world.site.url}fund`,
  };
  expect((await page.request.post('/v2/manage/org', { data, headers })).status()).toBe(200);

  await page.goto('/manage/org/larkmeadow/candidates');
  await expect(page.getByText('No candidates found')).toBeVisible();
  await page.getByRole('button', { name: 'Crawl for Content' }).click();
  await expect(
    page.getByText('Content crawl initiated successfully. New candidates will appear shortly.'),
  ).toBeVisible();
  const board = page.getByRole('button', { name: 'Board of Trustees', exact: true });
  await expect(board).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.keyboard.press('Space');
  await expect(
    page.getByText('Larkmeadow Pension Fund publishes it. It is of a meeting.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Approve “Board of Trustees”' }).click();
  await expect(page.getByText('Candidate approved successfully')).toBeVisible();
  await expect(board).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board).toBeVisible();
  await page.getByRole('button', { name: 'Approve “Board of Trustees”' }).click();
  await expect(board).toHaveCount(0);

  await page.getByRole('button', { name: /^Approved/ }).click();
  await board.click();
  await page.getByRole('link', { name: 'Open in the library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Board of Trustees/ })).toBeVisible();

  await page.goto('/manage/org/larkmeadow/crawls');
  await expect(page.getByRole('cell', { name: /There is nothing at this address/ })).toBeVisible();
  await page.getByLabel('Automatic crawl').selectOption('Every week');
  await expect(page.getByText(/^Next on/)).toBeVisible();
  await expectAccessible(page);
});

const Made = z.object({ uuid: z.string() });
/** Makes a fund with a site and somebody who belongs to it, by the calls that the manager makes. */
async function makeFund(page: Page, { name, slug, website }: Record<'name' | 'slug' | 'website', string>) {
  await page.goto('/');
  const headers = { origin: new URL(page.url()).origin };
  const data = { name, slug, website, org_type: 'PENSION_FUND', state: 'IL' };
  await page.request.post('/v2/manage/org', { data, headers });
  const person = { name: 'Wilhelmina Sedge', title: 'Trustee' };
  const added = await page.request.post(`/v2/admin/org_builder/${slug}/entity`, { data: person, headers });
  expect(added.status()).toBe(200);
}

test('what was found for a person is kept or refused in their panel, and the rest in the hub', async ({
  admin: page,
  world,
}) => {
  const slug = 'rushwick';
  await makeFund(page, { name: 'Rushwick Pension Fund', slug, website: `${world.site.url}fund-of-talks` });

  await test.step('a crawl says when it has ended', async () => {
    await page.goto(`/manage/org/${slug}`);
    await page.getByRole('button', { name: 'Crawl for Content' }).click();
    await expect(page.getByText('Content crawl completed: 3 candidates found.')).toBeVisible({
      timeout: 30_000,
    });
    const review = page.getByRole('region', { name: 'Candidate review' });
    await expect(review.getByText('3 new, 0 approved, 0 rejected')).toBeVisible();
  });

  await test.step('a candidate is accepted unless it is rejected, and saved with a new name', async () => {
    await page.getByRole('link', { name: 'People 1' }).click();
    await page.getByRole('button', { name: 'Open Wilhelmina Sedge' }).click();
    const locator = page.getByRole('region', { name: 'New candidates for Wilhelmina Sedge' });
    await expect(
      locator.getByRole('button', { name: 'Accept “On fees, with Wilhelmina Sedge”' }),
    ).toHaveAttribute('aria-pressed', 'true');
    const save = page.getByRole('button', { name: 'Save Wilhelmina Sedge' });
    await page
      .getByRole('region', { name: '3 pending changes' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await expect(save).toBeDisabled();
    await locator.getByRole('button', { name: 'Reject “On timber, with Wilhelmina Sedge”' }).click();
    await locator.getByRole('button', { name: 'Accept “On fees, with Wilhelmina Sedge”' }).click();
    await page.getByLabel('Name', { exact: true }).first().fill('Wilhelmina Sedge-Marsh');
    await expectAccessibleInBothThemes(page);
    await save.click();
    await expect(page.getByText('3 changes saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close Wilhelmina Sedge-Marsh' })).toBeVisible();
    await expect(page.getByText('1 new, 1 approved, 1 rejected')).toBeVisible();
  });

  await test.step('a hub decides what is left of all its organizations together', async () => {
    const hub = await callAs(page, world, '/episode_list', { title: 'Talks', org_slugs: [slug] });
    await page.goto(`/manage/hub/${Made.parse(await hub.json()).uuid}`);
    await expect(page.getByText('1 new candidate in 1 organization')).toBeVisible();
    await page.getByRole('button', { name: 'Open all with new candidates' }).click();
    await page.getByRole('checkbox', { name: 'Select “On patience, with Wilhelmina Sedge”' }).check();
    await expect(page.getByText('1 selected in 1 organization')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText('Candidate rejected successfully')).toBeVisible();
    await expect(page.getByText('No new candidates')).toBeVisible();
  });

  await test.step('a person is removed once that is confirmed', async () => {
    await page.goto(`/manage/org/${slug}?tab=person`);
    await page.getByRole('button', { name: 'Open Wilhelmina Sedge-Marsh' }).click();
    await page.getByRole('button', { name: 'Remove from organization' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(
      question.getByText('Sure you want to remove Wilhelmina Sedge-Marsh from Rushwick Pension Fund?'),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No person connections found')).toBeVisible();
  });
});

test('an admin finds a row among the data, hides a column, deletes, restores and takes the list along', async ({
  admin,
}) => {
  await admin.goto('/admin/node/edit');
  const table = admin.getByRole('table', { name: 'Organizations and people' });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  const name = (await table.getByRole('rowheader').first().innerText()).trim();
  await admin.getByRole('searchbox', { name: 'Search by name or slug' }).fill(name);
  await expect(admin).toHaveURL(/q=/);
  await expect(admin.getByText('1 row', { exact: true })).toBeVisible();
  await admin.getByRole('checkbox', { name: `Select ${name}` }).click();
  await admin.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('Nothing matches these filters')).toBeVisible();
  await admin.getByRole('combobox', { name: 'State' }).selectOption('Deleted');
  await expect(table.getByRole('rowheader', { name })).toBeVisible();
  await admin.getByRole('checkbox', { name: `Select ${name}` }).click();
  await admin.getByRole('button', { name: 'Restore' }).click();
  await expect(admin.getByText('1 was restored.')).toBeVisible();
  await admin.goto('/admin/node/edit');
  await expect(table.getByRole('rowheader', { name })).toBeVisible();

  await test.step('the keyboard moves, chooses and lets go', async () => {
    await admin.keyboard.press('j');
    await admin.keyboard.press('j');
    await admin.keyboard.press('x');
    await admin.keyboard.press('j');
    await admin.keyboard.press('Shift+X');
    await expect(admin.getByText('2 selected')).toBeVisible();
    await admin.keyboard.press('Escape');
    await expect(admin.getByText('2 selected')).toHaveCount(0);
  });

  await test.step('a CSV is looked at before it is imported', async () => {
    await admin.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Import a CSV' });
    const csv = 'name,type\nTamarisk Imported Fund,PENSION_FUND\n!,PENSION_FUND\n';
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'funds.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(dialog.getByText('1 new · 1 refused')).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(admin.getByText('1 row was imported.')).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Tamarisk Imported Fund' })).toBeVisible();
  });

  await admin.getByRole('button', { name: 'Columns' }).click();
  await admin.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Changed' }).click();
  await admin.getByRole('button', { name: 'Done' }).click();
  await expect(table.getByRole('columnheader', { name: 'Changed' })).toHaveCount(0);
  await admin.reload();
  await expect(admin.getByRole('button', { name: 'Columns, 1 hidden' })).toBeVisible();
  const saved = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('node.csv');
});
