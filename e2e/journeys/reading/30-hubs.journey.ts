import { limits } from '@ecco/contract';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../../accessible.ts';
import { expect, test, waitForLibrary } from '../../journey.ts';
import { becomeMember, callAs, person } from '../../person.ts';
import { letterTo } from '../../post.ts';
import type { World } from '../../world.ts';

const fund = "Halvern Teachers' Retirement System";
const slug = 'halvern-teachers-retirement-system';
const Made = z.object({ uuid: z.string() });

const wizard = (page: Page) => page.getByRole('dialog', { name: /Populate New Watch List|^Edit / });
const option = (page: Page, name: string) =>
  wizard(page)
    .getByRole('group', { name: /Organizations/ })
    .getByRole('checkbox', { name });

/** Makes a watchlist that follows the fund, by the call that the wizard makes. */
async function makeHub(page: Page, world: World, title: string): Promise<string> {
  const answer = await callAs(page, world, '/episode_list', { title, org_slugs: [slug] });
  return Made.parse(await answer.json()).uuid;
}

/** Opens a watchlist; the welcome, which is shown once, is read. */
async function openHub(page: Page, uuid: string): Promise<void> {
  await page.goto(`/watch/${uuid}`);
  const welcome = page.getByRole('dialog', { name: 'Welcome to your watchlist' });
  const head = page.getByRole('heading', { name: 'At a glance' });
  await expect(head.or(welcome).first()).toBeVisible();
  if (await welcome.isVisible()) await welcome.getByRole('button', { name: 'Let’s go' }).click();
  await expect(head).toBeVisible();
}

/** Does what is done rarely with a watchlist, from its menu. */
async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^More actions for / }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function otherPage(browser: Browser, world: World): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.url });
  return context.newPage();
}

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('a watchlist is made with the keyboard alone, and shows what its fund says', async ({
  page,
  admin,
  world,
}) => {
  await becomeMember(page, world, { admin, someone: person('Hesper') });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Create Watch List' }).click();
  const view = wizard(page).getByRole('button', { name: 'View Watch List' });
  await expect(view).toBeDisabled();
  await expect(wizard(page).getByRole('searchbox')).toBeFocused();
  await expect(option(page, 'Meridell Actuarial')).toBeVisible();
  await page.keyboard.type('halvern teachers');
  await expect(option(page, 'Meridell Actuarial')).toBeHidden();
  await expect(wizard(page).locator('section[aria-busy="false"]')).toBeVisible();
  await expect(option(page, fund)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, fund)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(wizard(page).getByLabel('List name')).toHaveValue(fund);
  await expect(wizard(page).getByText(/\d+ items?/)).toBeVisible();
  await expectAccessible(page);
  await view.press('Enter');
  const welcome = page.getByRole('dialog', { name: 'Welcome to your watchlist' });
  await welcome.getByRole('button', { name: 'Let’s go' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fund);
  const following = page.getByRole('region', { name: 'You are following' });
  await expect(following.getByRole('link', { name: fund })).toHaveAttribute('href', `/org/${slug}`);
  await expect(page.getByText(/\d+ sources were analyzed/)).toBeVisible();
  await page.reload();
  await expect(following).toBeVisible();
  await expect(welcome).toBeHidden();
  await page.getByRole('button', { name: 'Search Watchlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Search Watchlist' })).toBeVisible();
});

test('a watchlist that a visitor made is theirs once they have signed in', async ({
  page,
  admin,
  world,
  browser,
}) => {
  const someone = person('Isaura');
  await becomeMember(page, world, { admin, someone });
  const uuid = await makeHub(await otherPage(browser, world), world, 'Made before signing in');
  await callAs(page, world, '/auth/logout');
  await openHub(page, uuid);
  await expect(
    page.getByText('Sign in to save your watchlist and set up real time monitoring'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sign in to save watch list' }).click();
  await page.getByLabel('Email').fill(someone.email);
  await page.getByLabel('Password', { exact: true }).fill(someone.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('“Made before signing in” is yours now.')).toBeVisible();
  await page.goto('/hub');
  await expect(page.getByRole('link', { name: 'Made before signing in' })).toBeVisible();
});

test('of two who edit one watchlist at once neither loses anything, and the second is told', async ({
  page,
  admin,
  world,
  browser,
}) => {
  const [owner, other] = [person('Jocasta'), person('Lysander')];
  await becomeMember(page, world, { admin, someone: owner });
  const uuid = await makeHub(page, world, 'Edited by two');
  const second = await otherPage(browser, world);
  await becomeMember(second, world, { admin, someone: other });
  await openHub(page, uuid);
  await chooseMore(page, 'Share');
  const sharing = page.getByRole('dialog', { name: 'Share “Edited by two”' });
  await sharing.getByLabel('Email address').fill(other.email);
  await sharing.getByRole('combobox').last().selectOption('edit');
  await sharing.getByRole('button', { name: 'Add' }).click();
  await expect(sharing.getByText(other.email)).toBeVisible();
  await sharing.getByRole('button', { name: 'Close' }).click();
  // The first two brought them in.
  const letter = await letterTo(admin, other.email, 3);
  expect(letter.text).toContain('Edited by two');
  expect(new URL(letter.link).pathname).toBe(`/watch/${uuid}`);
  for (const [who, name] of [
    [page, 'Sablecrest Lending'],
    [second, 'Quillhaven Group Inc.'],
  ] as const) {
    await openHub(who, uuid);
    await who.getByRole('button', { name: 'Edit', exact: true }).click();
    await option(who, name).check();
  }
  await wizard(page).getByRole('button', { name: 'View Watch List' }).click();
  await expect(wizard(page)).toBeHidden();
  await wizard(second).getByRole('button', { name: 'View Watch List' }).click();
  await expect(wizard(second).getByRole('alert')).toContainText('Someone else changed this watchlist');
  await expect(option(second, 'Sablecrest Lending')).toBeChecked();
  await wizard(second).getByRole('button', { name: 'View Watch List' }).click();
  const following = second.getByRole('region', { name: 'Edited by two follows' });
  for (const name of [fund, 'Sablecrest Lending', 'Quillhaven Group Inc.'])
    await expect(following.getByRole('link', { name })).toBeVisible();
});

test('a link that was taken back leads nowhere, and an address that was added gets in', async ({
  page,
  admin,
  world,
  browser,
}) => {
  const [owner, other] = [person('Melisande'), person('Nerissa')];
  await becomeMember(page, world, { admin, someone: owner });
  const uuid = await makeHub(page, world, 'For some');
  const second = await otherPage(browser, world);
  await becomeMember(second, world, { admin, someone: other });
  await openHub(second, uuid);
  await expect(second.getByText(`Shared by ${owner.first} ${owner.last}`)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
  await openHub(page, uuid);
  await chooseMore(page, 'Share');
  const link = page.getByRole('checkbox', { name: /Anyone with the link can read it/ });
  await link.uncheck();
  await expect(link).not.toBeChecked();
  await second.reload();
  await expect(second.getByText('This list is private.')).toBeVisible();
  await page.getByLabel('Email address').fill(other.email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(other.email)).toBeVisible();
  await second.getByRole('button', { name: 'Reload' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('For some');
  await chooseMore(second, 'Create a copy');
  await expect(second.getByText('“For some” is copied. This copy is yours.')).toBeVisible();
});

test('an admin makes a hub with a name that fits, manages it, and sees that it is empty where it follows nothing', async ({
  admin: page,
  world,
}) => {
  await page.goto('/hub');
  await page.getByRole('button', { name: 'Refresh the choices' }).click();
  await expect(page.getByText('The choices are up to date.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Hub' }).click();
  await option(page, 'Meridell Actuarial').check();
  const name = wizard(page).getByLabel('List name');
  const view = wizard(page).getByRole('button', { name: 'View Watch List' });
  await name.fill('   ');
  await expect(view).toBeDisabled();
  await name.fill('M'.repeat(10_000));
  const longest = 'M'.repeat(limits.listTitleMax);
  await expect(name).toHaveValue(longest);
  await view.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let’s go' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longest);
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await chooseMore(page, 'Manage hub');
  await expect(page).toHaveURL(new RegExp(`/manage/hub/${uuid}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Manage M+$/);
  await expect(page.getByText('Meridell Actuarial')).toBeVisible();

  const call = (method: string, data?: object) =>
    page.request.fetch(`${world.url}/v2/episode_list/${uuid}`, {
      method,
      headers: { origin: world.url },
      ...(data && { data }),
    });
  expect((await call('PUT', { org_slugs: [], title: 'Follows nothing' })).status()).toBe(200);
  await page.goto(`/watch/${uuid}`);
  await expect(page.getByRole('button', { name: 'Follow organizations' })).toBeVisible();
  await page.goto(`/watch/${uuid}/changes`);
  await expect(page.getByText('Nothing changed in this time')).toBeVisible();
  await page.goto(`/watch/${uuid}/brief`);
  await expect(page.getByText('Nothing published in this period')).toBeVisible();
  await call('DELETE');
});
