import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { expect, test, waitForLibrary } from '../../journey.ts';

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

const box = (page: Page) => page.locator('#search-words');
/** Goes down to the first suggestion that is called so, takes it, and tells what it says. */
async function choose(page: Page, called: RegExp): Promise<string> {
  const option = page.getByRole('option', { name: called }).first();
  await expect(option).toBeVisible();
  const words = await option.evaluate(({ firstChild }) => firstChild?.textContent ?? '');
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return words;
}
const beside = (page: Page) => page.getByRole('complementary', { name: 'Transcript at the hit' });

test('with the keyboard alone somebody goes from the field to a hit, to its place, and back', async ({
  page,
}) => {
  await page.goto('/search/transcripts');
  await box(page).focus();
  await page.keyboard.type('private credit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=private\+credit/);
  const hits = page.getByRole('list', { name: 'Passages' }).locator('[data-hit]');
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/at=/);
  await expect(beside(page).getByText('Found here:')).toBeAttached();
  await expect(beside(page).locator('[data-found]')).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(' -reserve');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reserve/);
  await page.goBack();
  await expect(page).toHaveURL(/q=private\+credit(&|$)/);
  await expect(box(page)).toHaveValue('private credit');
});

test('with the keyboard alone operators and their values are completed, in both tabs of the search', async ({
  page,
  admin,
}) => {
  await test.step('who says it, among the passages', async () => {
    await page.goto('/search/transcripts');
    const field = page.getByRole('combobox', { name: 'Search what was said' });
    await field.focus();
    await page.keyboard.type('commitment spea');
    await choose(page, /^speaker:/);
    await expect(field).toHaveValue('commitment speaker:');
    const name = await choose(page, /item/);
    await expect(field).toHaveValue(`commitment speaker:"${name}" `);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'What the search is narrowed to' })).toContainText(name);
    await expect(page.getByText(/^\d+ passages? in/)).toBeVisible();
  });

  await test.step('one kind, among podcasts and episodes', async () => {
    await admin.goto('/search');
    const field = admin.getByRole('combobox', { name: 'Search podcasts and episodes' });
    await field.focus();
    await admin.keyboard.type('pension kin');
    await choose(admin, /^kind:/);
    await admin.keyboard.type('ep');
    await choose(admin, /^episode/);
    await expect(field).toHaveValue('pension kind:episode ');
    await admin.keyboard.press('Enter');
    await expect(admin).toHaveURL(/q=pension\+kind%3Aepisode$/);
    await admin.getByRole('button', { name: 'Remove Kind: Episode' }).click();
    await expect(admin).toHaveURL(/q=pension$/);
    await expect(field).toHaveValue('pension');
  });
});
