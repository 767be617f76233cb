import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { adminPerson } from '../admin.ts';
import { expect, test, waitForLibrary } from '../journey.ts';

test.use({ sharesWorld: true });

const open = ['/enter', '/join', '/register', '/login', '/about', '/terms', '/privacy'];
const tokens = [
  '/verify-email/no-such-token-0123456789',
  '/reset-password/no-such-token-0123456789',
  '/welcome',
];
const members = [
  ...['/home', '/profile', '/onboarding', '/developers', '/api-docs/getting-started'],
  ...['/lists', '/today', '/history', '/deleted', '/people', '/categories', '/alerts'],
];
const admins = [
  '/admin/users',
  '/admin/waitlist',
  '/admin/outbox',
  '/admin/activity',
  '/admin/questions',
  '/admin/house',
  '/admin/audit',
  '/admin/media',
  '/admin/node/edit',
  '/admin/podcast',
  '/admin/hub',
  '/admin/activity?show=notifications',
  '/admin/activity?show=feedback',
  `/profile/${adminPerson.email}`,
];

/** The page has come to rest: its heading is there and nothing is loading. */
async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), `the heading of ${path}`).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

const small = { width: 390, height: 844 };

/** The page can be used in both themes and widths, and nothing of it runs over the edge of a small screen. */
async function expectUsable(page: Page, path: string): Promise<void> {
  await page.setViewportSize(small);
  await settled(page, path);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([path, over]).toEqual([path, 0]);
  await expectAccessibleAtBothWidths(page);
}

test('the pages of everybody can be used by everybody', async ({ page }) => {
  for (const path of [...open, ...tokens, '/no/such/page'])
    await test.step(path, () => expectUsable(page, path));
});

test('the pages of members and administrators can be used by everybody', async ({ admin }) => {
  for (const path of [...members, ...admins]) await test.step(path, () => expectUsable(admin, path));
});

test('a visitor is led to the door and back to where they wanted to go', async ({ page }) => {
  for (const path of ['/profile', '/developers', '/api-docs/getting-started', '/search', '/admin/users']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/enter?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/login?next=%2Fdevelopers');
  await page.getByLabel('Email').fill(adminPerson.email);
  await page.getByLabel('Password', { exact: true }).fill(adminPerson.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/developers/);
});
