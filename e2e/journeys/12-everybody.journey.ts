import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { adminPerson } from '../admin.ts';
import { expect, test, waitForLibrary } from '../journey.ts';
import { keyboardOf } from '../keyboard.ts';
import { becomeMember, person } from '../person.ts';

const open = ['/enter', '/join', '/register', '/login', '/about', '/terms', '/privacy'];
const tokens = [
  '/verify-email/no-such-token-0123456789',
  '/reset-password/no-such-token-0123456789',
  '/welcome',
];
const members = ['/home', '/profile', '/onboarding', '/developers', '/api-docs/getting-started'];
const admins = [
  '/admin/users',
  '/admin/waitlist',
  '/admin/outbox',
  '/admin/activity',
  '/admin/questions',
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages of everybody can be used by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [...open, ...tokens, '/no/such/page']) {
      await settled(page, path);
      await expectAccessible(page, colorScheme);
    }
  });

  test(`the pages of members and administrators can be used by everybody, ${colorScheme}`, async ({
    admin,
  }) => {
    await admin.emulateMedia({ colorScheme });
    for (const path of [...members, ...admins]) {
      await settled(admin, path);
      await expectAccessible(admin, colorScheme);
    }
  });
}

test('nothing runs over the edge of a small screen', async ({ page, admin }) => {
  const visits = [
    { who: page, paths: [...open, ...tokens] },
    { who: admin, paths: [...members, ...admins] },
  ];
  for (const { who, paths } of visits) {
    await who.setViewportSize({ width: 390, height: 844 });
    for (const path of paths) {
      await settled(who, path);
      const over = await who.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, over]).toEqual([path, 0]);
    }
  }
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

test('the keyboard alone signs in, opens the menu, saves what one needs to know, and signs out', async ({
  page,
  admin,
  world,
}) => {
  const someone = person('Tabitha');
  await becomeMember(await page.context().newPage(), world, { admin, someone });
  await page.context().clearCookies();
  await page.goto('/login');
  const keys = keyboardOf(page);
  await keys.fill(/^Email/, someone.email);
  await keys.fill(/^Password/, someone.password);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/home/);

  await keys.enter(/^Menu$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.enter(/^Profile$/);
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await keys.fill(/^Your need-to-knows/, 'What funds say about timber.');
  await keys.enter(/^Save$/);
  await expect(page.getByText('Your profile has been updated')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /need-to-knows/ })).toHaveValue(
    'What funds say about timber.',
  );

  await keys.enter(/^Logout$/);
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Sign in')).toBeVisible();
});
