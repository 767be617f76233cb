import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { callAs, person, register, signIn } from '../../person.ts';

const google = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

test.beforeEach(({ world }) => {
  Object.assign(world.site.provider.identity, { name: 'Nobody Yet', verified: true, claims: {} });
});

test('somebody whom the waitlist lets in signs in with Google and gets home', async ({
  page,
  admin,
  world,
}) => {
  const { identity } = world.site.provider;
  Object.assign(identity, { email: 'maud@fund.example', name: 'Maud Thistlewood' });

  await test.step('an address that is not approved has to wait', async () => {
    await page.goto('/login');
    await google(page).click();
    await expect(page.getByText(/waitlist/i).first()).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    expect(await (await page.request.get('/v2/session')).json()).toMatchObject({ role: 'anonymous' });
  });

  await test.step('once approved it is let in', async () => {
    await callAs(admin, world, '/admin/waitlist/approve', { emails: [identity.email] });
    await page.goto('/login');
    await google(page).click();
    await expect(page).toHaveURL(/\/home/);
    await page.goto('/profile');
    await expect(page.getByRole('main')).toContainText('Maud Thistlewood');
  });
});

test('a credential works once, unspoiled, and for this installation only', async ({ page, admin, world }) => {
  const { provider } = world.site;
  provider.identity.email = 'hob@fund.example';
  await callAs(admin, world, '/admin/waitlist/approve', { emails: [provider.identity.email] });
  const send = async (credential: string): Promise<number> => {
    const answer = await page.request.post(`${world.url}/v2/auth/login/google`, {
      headers: { origin: world.url, 'content-type': 'text/plain' },
      data: credential,
    });
    return answer.status();
  };
  const spoiled: Record<string, unknown>[] = [
    { aud: 'another-client' },
    { iss: 'https://accounts.evil.example' },
    { exp: Math.floor(Date.now() / 1000) - 600 },
  ];
  for (const claims of spoiled) {
    provider.identity.claims = claims;
    expect([claims, await send(provider.credential())]).toEqual([claims, 401]);
  }
  provider.identity.claims = {};
  provider.identity.verified = false;
  expect(await send(provider.credential())).toBe(401);
  provider.identity.verified = true;
  const credential = provider.credential();
  const [head, body, signature = ''] = credential.split('.');
  expect(await send(`${head}.${body}.${signature.split('').reverse().join('')}`)).toBe(401);
  expect(await send(credential)).toBe(200);
  expect(await send(credential)).toBe(401);
});

test('whoever proves an address by Google takes it over from somebody who registered it unproved', async ({
  page,
  admin,
  world,
}) => {
  const thief = person('Isidore');
  await register(admin, world, thief);
  world.site.provider.identity.email = thief.email;
  await page.goto('/login');
  await google(page).click();
  await expect(page).toHaveURL(/\/home/);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, thief);
  await expect(page.getByText('Login failed. Please check your email and password.')).toBeVisible();
});
