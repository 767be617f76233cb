import type { Page } from '@playwright/test';
import { adminPerson } from '../../admin.ts';
import { expect, test, waitForLibrary } from '../../journey.ts';
import { becomeMember, callAs, person, signIn } from '../../person.ts';
import type { World } from '../../world.ts';

/** Somebody else's page, on another origin, opened by a person who is signed in. */
async function elsewhere(page: Page, world: World): Promise<void> {
  await page.goto(`${world.site.url}hostile.html`);
}

const isSignedIn = async (page: Page, world: World): Promise<boolean> => {
  const session: unknown = await (await page.request.get(`${world.url}/v2/session`)).json();
  return typeof session === 'object' && session !== null && 'role' in session && session.role === 'admin';
};

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('a foreign page cannot act for somebody who is signed in: form, image, fetch', async ({
  admin,
  world,
}) => {
  const logout = `${world.url}/v2/auth/logout`;
  const ingest = `${world.url}/v2/ingest_url?url=${encodeURIComponent(`${world.site.url}feed.xml`)}`;
  expect(await isSignedIn(admin, world)).toBe(true);
  const before = (await waitForLibrary(world.url, 8)).length;

  await test.step('a form that posts itself', async () => {
    await elsewhere(admin, world);
    const answered = admin.waitForResponse(logout);
    await admin.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      document.body.append(form);
      form.submit();
    }, logout);
    expect((await answered).status()).toBe(403);
    await admin.waitForURL(logout);
  });

  await test.step('an image whose address changes something', async () => {
    await elsewhere(admin, world);
    const outcome = await admin.evaluate(
      (src) =>
        new Promise((resolve) => {
          const image = new Image();
          image.onerror = () => resolve('refused');
          image.onload = () => resolve('shown');
          image.src = src;
        }),
      ingest,
    );
    expect(outcome).toBe('refused');
  });

  await test.step('a script that calls with cookies', async () => {
    await elsewhere(admin, world);
    // What it is answered cannot be read; what it did is seen below.
    await admin.evaluate(
      (url) => fetch(url, { method: 'POST', credentials: 'include', mode: 'no-cors' }).catch(() => undefined),
      logout,
    );
    const readable = await admin.evaluate(
      (url) =>
        fetch(url, { credentials: 'include' }).then(
          () => 'read',
          () => 'refused',
        ),
      `${world.url}/v2/session`,
    );
    expect(readable).toBe('refused');
  });

  expect(await isSignedIn(admin, world)).toBe(true);
  expect((await waitForLibrary(world.url, 8)).length).toBe(before);
});

test('a foreign page cannot show ours in a frame, except the player made for it', async ({ page, world }) => {
  const [item] = await waitForLibrary(world.url, 8);
  const player = `${world.url}/embed/${item?.slug}`;
  await elsewhere(page, world);
  await page.evaluate(
    (frames) => {
      for (const [name, src] of frames)
        document.body.append(Object.assign(document.createElement('iframe'), { name, src }));
    },
    [
      ['ours', `${world.url}/login`],
      ['player', player],
    ],
  );
  await expect.poll(() => page.frame('ours')?.url()).toContain('chrome-error:');
  await expect.poll(() => page.frame('player')?.url()).toBe(player);
});

test('a session that was planted before the login is worth nothing afterwards', async ({
  page,
  world,
  context,
}) => {
  const planted = 'p'.repeat(43);
  await context.addCookies([{ name: 'ecco_session', value: planted, url: world.url }]);
  await signIn(page, adminPerson);
  await expect(page).toHaveURL(/\/home/);
  const [cookie] = (await context.cookies(world.url)).filter(({ name }) => name === 'ecco_session');
  expect(cookie?.value).not.toBe(planted);
  expect(cookie?.httpOnly).toBe(true);
  expect(cookie?.sameSite).toBe('Lax');
});

test('a member cannot become an administrator, nor see their pages', async ({ page, admin, world }) => {
  const someone = person('Cornelius');
  await becomeMember(page, world, { admin, someone });
  const answer = await callAs(page, world, '/user/update_prompt_context', {
    prompt_type: 'profile_prompt',
    prompt_text: 'Fees',
    role: 'admin',
    admin: true,
  });
  expect(answer.status()).toBe(200);
  const session: unknown = await (await page.request.get(`${world.url}/v2/session`)).json();
  expect(session).toMatchObject({ role: 'member', user_profile: { admin: false } });
  expect((await page.request.get(`${world.url}/v2/admin/users`)).status()).toBe(403);
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a link cannot lead away from the product after the login', async ({ page, world }) => {
  await page.goto('/login?next=https%3A%2F%2Fexample.org%2F');
  await page.getByLabel('Email').fill(adminPerson.email);
  await page.getByLabel('Password', { exact: true }).fill(adminPerson.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${world.url}/home`);
});
