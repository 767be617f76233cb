import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../../accessible.ts';
import { expect, test, waitForLibrary } from '../../journey.ts';
import { becomeMember, callAs, person } from '../../person.ts';

const study = '/ep/what-seven-percent-costs-inside-an-asset-liability-study';
const panel = '/vid/panel-private-credit-after-the-easy-money';
const pacing = '/ep/the-pacing-plan-that-ran-away';
const rows = (page: Page) => page.getByRole('main').getByRole('list').getByRole('heading', { level: 2 });
const addButton = (page: Page) => page.getByRole('button', { name: /^Add to list: / }).first();
const Order = z.object({ episodes: z.array(z.object({ title: z.string() })).min(1) });
/** The server has a list whose first item is called so; changes that were sent before it may still be on their way. */
const saved = (page: Page, first: RegExp) =>
  page.waitForResponse(async (response) => {
    if (response.request().method() !== 'PUT' || !response.ok()) return false;
    return first.test(Order.parse(await response.json()).episodes[0]?.title ?? '');
  });
const isPlaying = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0.5);

/** Ticks a list in the dialog that opens on an item's page. */
async function addTo(page: Page, address: string, list: string): Promise<void> {
  await page.goto(address);
  await addButton(page).click();
  await page.getByRole('checkbox', { name: list }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Added to ${list}`)).toBeVisible();
}

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('a list is made from an item, put in order, played, and gives up what it holds', async ({
  page,
  admin,
  world,
}) => {
  const list = 'Board reading';
  await becomeMember(page, world, { admin, someone: person('Wilhelmina') });

  await test.step('making it where the item is', async () => {
    await page.goto(study);
    await addButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Add to list' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please assign to lists.')).toBeVisible();
    await dialog.getByLabel('New list').fill(list);
    await dialog.getByLabel('New list').press('Enter');
    await expect(dialog.getByRole('checkbox', { name: list })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(addButton(page)).toBeFocused();
  });

  await test.step('adding to it', async () => {
    await addTo(page, panel, list);
    await addTo(page, pacing, list);
  });

  await test.step('finding it by the menu', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Lists' }).click();
    await expect(page).toHaveURL(/\/lists$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect(rows(page)).toHaveText([/seven percent/, /^Panel/, /pacing plan/]);
  });

  await test.step('putting it in order, by keyboard and by mouse', async () => {
    const up = page.getByRole('button', { name: /^Move up: The pacing plan/ });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText([/seven percent/, /pacing plan/, /^Panel/]);
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText([/pacing plan/, /seven percent/, /^Panel/]);
    const dragged = saved(page, /^Panel/);
    await page
      .getByTitle('Drag to another place')
      .nth(2)
      .dragTo(page.getByTitle('Drag to another place').nth(0), { steps: 8 });
    await expect(rows(page)).toHaveText([/^Panel/, /pacing plan/, /seven percent/]);
    await dragged;
    await page.reload();
    await expect(rows(page)).toHaveText([/^Panel/, /pacing plan/, /seven percent/]);
  });

  await test.step('playing it', async () => {
    await page.getByRole('button', { name: /^Play from The pacing plan/ }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(page.getByRole('region', { name: 'Player' })).toContainText('The pacing plan');
  });

  await test.step('taking out, putting back, taking out', async () => {
    const without = saved(page, /pacing plan/);
    await page.getByRole('button', { name: /^Remove from the list: Panel/ }).click();
    await expect(rows(page)).toHaveText([/pacing plan/, /seven percent/]);
    await without;
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText([/^Panel/, /pacing plan/, /seven percent/]);
    const taken = saved(page, /pacing plan/);
    await page.getByRole('button', { name: /^Remove from the list: Panel/ }).click();
    await expect(page.getByRole('button', { name: /^Undo: Removed: Panel/ })).toBeFocused();
    await taken;
    await page.reload();
    await expect(rows(page)).toHaveText([/pacing plan/, /seven percent/]);
  });

  await test.step('deleting it', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/lists$/);
    await expect(page.getByText('No lists yet')).toBeVisible();
  });
});

test('what was played is in the history, and leads back to its second', async ({ page, admin, world }) => {
  await becomeMember(page, world, { admin, someone: person('Philippa') });
  await page.goto('/history');
  await expect(page.getByText('Nothing opened yet')).toBeVisible();

  await page.goto(`${study}?timestamp=2:05`);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript
    .getByRole('button', { name: /^Play from/ })
    .nth(8)
    .click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  const noted = page.waitForResponse(
    (response) => response.url().endsWith('/v2/user_history_list') && response.request().method() === 'POST',
  );
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }).click();
  expect((await noted).status()).toBe(200);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  const entry = page.getByRole('main').getByRole('link', { name: /seven percent/ });
  await expect(entry).toHaveAttribute('href', /timestamp=\d+/);
  await expect(page.getByRole('progressbar')).toBeVisible();

  await page.getByRole('button', { name: /^Remove from the history/ }).click();
  await page.keyboard.press('Enter');
  await expect(entry).toBeFocused();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('Nothing opened yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing opened yet')).toBeVisible();
});

test('a podcast is followed at once, and not where the server says no', async ({ page, admin, world }) => {
  await becomeMember(page, world, { admin, someone: person('Rosamund') });
  await page.goto(study);
  const follow = page.getByRole('button', { name: /^Follow / });
  const following = page.getByRole('button', { name: /^Following / });

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v2/podcast/follow', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { message: 'Closed for the night.' } });
  });
  await follow.click();
  await expect(following).toBeVisible();
  release();
  await expect(page.getByText('Closed for the night.')).toBeVisible();
  await expect(follow).toBeVisible();

  await page.unroute('**/v2/podcast/follow');
  await follow.click();
  await expect(following).toBeVisible();
  await page.reload();
  await expect(following).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Following' }).getByRole('link').first()).toBeVisible();
});

test('a visitor is asked to log in first, and comes back', async ({ page }) => {
  await page.goto(study);
  await page.getByRole('button', { name: /^Follow / }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You must be logged in to follow a podcast. Log in now?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Follow / })).toBeFocused();
  await page.getByRole('button', { name: /^Follow / }).click();
  await question.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(study)}`);
});

test('a curated list is for everybody', async ({ page, admin, world }) => {
  const made = await callAs(admin, world, '/episode_list', {
    title: 'Governance, first steps',
    episodes: [],
  });
  const { uuid } = await made.json();
  await admin.goto(`/watch/${uuid}`);
  await admin.getByRole('button', { name: 'Make curated' }).click();
  await admin.getByLabel('Category').fill('Governance');
  await admin.getByRole('dialog').getByRole('button', { name: 'Make curated' }).click();
  await expect(admin.getByRole('button', { name: 'No longer curated' })).toBeVisible();

  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Curated lists' })
    .getByRole('link', { name: /^Governance/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Governance, first steps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await admin.getByRole('button', { name: 'No longer curated' }).click();
  await expect(admin.getByRole('button', { name: 'Make curated' })).toBeVisible();
});
