import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { expect, test } from '../../journey.ts';
import { keyboardOf } from '../../keyboard.ts';

const study = '/ep/what-seven-percent-costs-inside-an-asset-liability-study';
const telephone = { width: 390, height: 844 };

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page): Locator => palette(page).getByRole('combobox');
const chosen = (page: Page): Locator => palette(page).getByRole('option', { selected: true });
const areas = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const player = (page: Page): Locator => page.getByRole('region', { name: 'Player', exact: true });

const edges = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

test('the palette leads to a page, an item and a person, with the keyboard alone', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('a page', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('categ');
    await expect(chosen(page)).toContainText('Categories');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/categories$/);
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step('an item of the library', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('seven percent');
    await expect(chosen(page)).toContainText('What seven percent costs');
    await expect(palette(page).getByRole('option').last()).toHaveText('Search passages for “seven percent”');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${study}$`));
  });

  await test.step('a theme', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dark');
    await expect(chosen(page)).toHaveText('Use the dark theme');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page, 'colors');
    await page.keyboard.press('Escape');
  });

  await test.step('what was said', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('discount rate');
    await expect(palette(page).getByRole('option').last()).toHaveText('Search passages for “discount rate”');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/transcripts\?q=discount\+rate$/);
  });
});

test('the keyboard finds the field, the keys and the summary', async ({ page }) => {
  await page.goto(study);
  await expect(page.locator('#summary')).toBeVisible();
  const keys = keyboardOf(page);
  await keys.enter(/^Skip to summary$/);
  await expect(page.locator('#summary')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('banner').getByRole('searchbox').first()).toBeFocused();
});

test('whoever is signed in finds the areas in the bar, and the rest behind their initials', async ({
  admin,
}) => {
  await admin.goto('/history');
  await expect(areas(admin).getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'true');
  await admin.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'For today' }).click();
  await expect(admin).toHaveURL(/\/today$/);
  await expect(admin.getByRole('heading', { level: 1, name: /^Daily list/ })).toBeVisible();
  await admin.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Lists' }).click();
  await expect(admin).toHaveURL(/\/lists$/);
  await admin.getByRole('button', { name: 'Profile' }).click();
  await expectAccessible(admin);
  await admin.getByRole('menuitem', { name: 'Activity' }).click();
  await expect(admin).toHaveURL(/\/admin\/activity$/);
  const tabs = admin.getByRole('navigation', { name: 'Administration' });
  await expect(tabs.getByRole('link', { name: 'Activity' })).toHaveAttribute('aria-current', 'page');
});

test('on a telephone the areas lie at the foot, under the player, and make room for whoever reads on', async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await page.goto(study);
  await page
    .locator('#reading')
    .getByRole('button', { name: /^Play (digest|episode|video|call|recording)/ })
    .click();
  await expect(player(page)).toBeVisible();

  await test.step('the player sits on the bar', async () => {
    const bar = await edges(areas(page));
    expect(bar.bottom).toBe(telephone.height);
    expect((await edges(player(page))).bottom).toBe(bar.top);
    await expectAccessible(page);
  });

  await test.step('reading on hides the bar, and the player lies at the foot', async () => {
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(async () => (await edges(areas(page))).top).toBeGreaterThanOrEqual(telephone.height);
    await expect.poll(async () => (await edges(player(page))).bottom).toBe(telephone.height);
  });

  await test.step('scrolling back shows it', async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(async () => (await edges(areas(page))).bottom).toBe(telephone.height);
  });

  await test.step('what has the focus is never under it', async () => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const at = document.activeElement;
        const foot = document.querySelector('nav[aria-label="Main"]');
        const isElsewhere = at?.closest('main') && document.documentElement.dataset['areas'] === 'shown';
        if (!at || !foot || !isElsewhere) return '';
        const { top, bottom } = at.getBoundingClientRect();
        const edge = foot.getBoundingClientRect().top;
        return top < edge && bottom - edge > (bottom - top) / 2 ? (at.textContent ?? '') : '';
      });
      expect(covered).toBe('');
    }
  });

  await test.step('the menu opens from it and leads on', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await areas(page).getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'People' }).click();
    await expect(page).toHaveURL(/\/people$/);
    await expect(areas(page).getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  });
});

test('the foot of a page is not covered by the bar', async ({ page }) => {
  await page.setViewportSize(telephone);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect
    .poll(async () => (await edges(last)).bottom)
    .toBeLessThanOrEqual((await edges(areas(page))).top);
});
