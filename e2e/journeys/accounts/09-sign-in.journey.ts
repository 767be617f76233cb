import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { callAs, type Person, person, register, signIn } from '../../person.ts';
import { lettersTo, letterTo } from '../../post.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

async function fillRegistration(page: Page, { email, password, first, last }: Person): Promise<void> {
  await page.goto(`/register?email=${encodeURIComponent(email)}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('First Name').fill(first);
  await page.getByLabel('Last Name').fill(last);
  await button(page, 'Create account').click();
}

test('the door asks for an address and knows where it belongs', async ({ page, admin, world }) => {
  const [known, approved, unknown] = [person('Known'), person('Approved'), person('Unknown')];
  await register(admin, world, known);
  await callAs(admin, world, '/admin/waitlist/approve', { emails: [approved.email] });
  const ways = [
    [known, '/login'],
    [approved, '/register'],
    [unknown, '/join'],
  ] as const;
  for (const [someone, path] of ways) {
    await page.goto('/enter');
    await page.getByLabel('Email').fill(someone.email);
    await button(page, 'Submit').click();
    await expect(page).toHaveURL(`${world.url}${path}?email=${encodeURIComponent(someone.email)}`);
    await expect(page.getByLabel('Email')).toHaveValue(someone.email);
  }
});

test('a registration ends in one of three ways', async ({ page, admin, world }) => {
  const someone = person('Barnaby');
  await callAs(admin, world, '/admin/waitlist/approve', { emails: [someone.email] });

  await test.step('thanks, with the mail to be sent again', async () => {
    await fillRegistration(page, someone);
    await expect(button(page, 'Resend Verification Email')).toBeVisible();
    await letterTo(admin, someone.email, 2);
    await button(page, 'Resend Verification Email').click();
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();
    await letterTo(admin, someone.email, 3);
  });

  await test.step('registered already, but not verified', async () => {
    await fillRegistration(page, someone);
    await expect(
      page.getByText(
        'This email address as been registered, but you need to validate it. Press the "Resend Verification" button.',
      ),
    ).toBeVisible();
    await expect(button(page, 'Resend Verification Email')).toBeVisible();
  });

  await test.step('registered and verified', async () => {
    const [older, newest] = (await lettersTo(admin, someone.email))
      .toReversed()
      .filter(({ link }) => /verify-email/.test(link));
    expect(older?.link).not.toBe(newest?.link);
    await page.goto(older?.link ?? '');
    await expect(page.getByText('Verification failed. Please try verifying your email again.')).toBeVisible();
    await page.goto((await letterTo(admin, someone.email)).link);
    await expect(page).toHaveURL(/\/home/);
    await callAs(page, world, '/auth/logout');
    await page.evaluate(() => localStorage.clear());
    await fillRegistration(page, someone);
    await expect(
      page.getByText("It appears you've already attempted to register this email address."),
    ).toBeVisible();
    await expect(button(page, 'Resend Verification Email')).toHaveCount(0);
  });

  await test.step('somebody else who tries the address learns nothing', async () => {
    await fillRegistration(page, { ...someone, password: 'not the one it has' });
    await expect(button(page, 'Resend Verification Email')).toBeVisible();
    await expect(page.getByText('already attempted')).toHaveCount(0);
  });
});

test('an address that is not approved cannot register', async ({ page }) => {
  await fillRegistration(page, person('Uninvited'));
  await expect(main(page).getByRole('alert')).toContainText(/waitlist|approved/i);
  await expect(page.getByLabel('First Name')).toHaveValue('Uninvited');
});

test('a password is forgotten, set again, and ends every session', async ({
  page,
  admin,
  world,
  browser,
}) => {
  const someone = person('Leopold');
  const link = await register(admin, world, someone);
  await page.goto(link);
  await expect(page).toHaveURL(/\/home/);
  const elsewhere = await (await browser.newContext({ baseURL: world.url })).newPage();

  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Email').fill(someone.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill('not this one');
  await button(elsewhere, 'Sign in').click();
  await expect(
    elsewhere.getByText('Login failed. Please check your email and password.').first(),
  ).toBeVisible();

  await elsewhere.getByText('Forgot Password').click();
  const forgotten = elsewhere.getByRole('textbox', { name: 'Email' }).last();
  await forgotten.fill(someone.email);
  await button(elsewhere, 'Send Reset Link').click();
  await expect(
    elsewhere.getByText('If your email exists in our system, a password reset link has been sent to you.'),
  ).toBeVisible();

  const letter = await letterTo(admin, someone.email, 3);
  expect(letter.link).toContain('/reset-password/');
  await elsewhere.goto(letter.link);
  await elsewhere.getByLabel('New Password', { exact: true }).fill('short');
  await elsewhere.getByLabel('Confirm New Password').fill('other');
  await elsewhere.getByLabel('Confirm New Password').blur();
  await expect(elsewhere.getByText('Minimum 8 characters.')).toBeVisible();
  await expect(elsewhere.getByText('Passwords must match.')).toBeVisible();
  const renewed = { ...someone, password: 'a renewed long secret' };
  await elsewhere.getByLabel('New Password', { exact: true }).fill(renewed.password);
  await elsewhere.getByLabel('Confirm New Password').fill(renewed.password);
  await main(elsewhere)
    .getByRole('button', { name: /Reset|Set/ })
    .click();
  await expect(elsewhere.getByRole('alertdialog', { name: 'Notice' })).toContainText(
    'Your password has been successfully reset. Please log in with your new password.',
  );
  await elsewhere.getByRole('alertdialog').getByRole('button').click();
  await expect(elsewhere).toHaveURL(/\/login/);

  expect(await (await page.request.get('/v2/session')).json()).toMatchObject({ role: 'anonymous' });
  await signIn(elsewhere, renewed);
  await expect(elsewhere.getByText('Login successful!')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/home/);

  await test.step('the link is used up', async () => {
    await page.goto(letter.link);
    await page.getByLabel('New Password', { exact: true }).fill('yet another secret');
    await page.getByLabel('Confirm New Password').fill('yet another secret');
    await main(page)
      .getByRole('button', { name: /Reset|Set/ })
      .click();
    await expect(page.getByText(/There was a problem resetting your password\. /)).toBeVisible();
  });
  await elsewhere.context().close();
});

test('signing out everywhere ends the other devices', async ({ page, admin, world, browser }) => {
  const someone = person('Wilhelmina');
  await page.goto(await register(admin, world, someone));
  await expect(page).toHaveURL(/\/home/);
  const second = await (await browser.newContext({ baseURL: world.url })).newPage();
  await signIn(second, someone);
  await expect(second).toHaveURL(/\/home/);

  await page.goto('/profile');
  await button(page, 'Sign out everywhere').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Sign out/ })
    .click();
  await expect(page).toHaveURL(/\/login/);
  expect(await (await second.request.get('/v2/session')).json()).toMatchObject({ role: 'anonymous' });
  await second.goto('/profile');
  // Which door it is depends on whether the page at home had heard of it before it was left.
  await expect(second).toHaveURL(/\/(?:login|enter)\?next=%2Fprofile/);
  await second.context().close();
});

test('a disabled account is out at once', async ({ page, admin, world }) => {
  const someone = person('Euphemia');
  await page.goto(await register(admin, world, someone));
  await expect(page).toHaveURL(/\/home/);
  await admin.goto(`/admin/users?q=${encodeURIComponent(someone.email)}`);
  await admin
    .getByRole('row', { name: new RegExp(someone.email) })
    .getByRole('button', { name: /Disable/ })
    .click();
  // The table tells what was chosen before the server has answered.
  const answered = admin.waitForResponse((response) => response.request().method() === 'PATCH');
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: /Disable/ })
    .click();
  expect((await answered).status()).toBe(200);
  await expect(admin.getByRole('row', { name: new RegExp(someone.email) })).toContainText(/Disabled/i);
  expect(await (await page.request.get('/v2/session')).json()).toMatchObject({ role: 'anonymous' });
  await signIn(page, someone);
  await expect(page.getByText('Login failed. Please check your email and password.').first()).toBeVisible();
});

test('what is typed is checked in the words of the product', async ({ page }) => {
  const email = page.getByLabel('Email');
  await page.goto('/join');
  await expect(button(page, 'Join the waitlist')).toBeDisabled();
  await email.fill('x');
  await email.fill('');
  await email.blur();
  await expect(page.getByText('Email is required')).toBeVisible();
  await email.fill('not an address');
  await email.blur();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await expect(button(page, 'Join the waitlist')).toBeDisabled();

  for (const path of ['/enter', '/login']) {
    await page.goto(path);
    await email.fill('not an address');
    await email.blur();
    await expect(page.getByText('Email must be valid')).toBeVisible();
    await email.fill('');
    await email.blur();
    await expect(page.getByText('Email is required')).toBeVisible();
  }

  await page.goto('/register');
  for (const label of ['First Name', 'Last Name']) {
    await page.getByLabel(label).focus();
    await page.getByLabel(label).blur();
  }
  await expect(page.getByText('This is required')).toHaveCount(2);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.getByLabel('Password', { exact: true }).blur();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(button(page, 'Create account')).toBeDisabled();

  await page.goto('/reset-password/no-such-token-0123456789');
  await page.getByLabel('New Password', { exact: true }).focus();
  await page.getByLabel('New Password', { exact: true }).blur();
  await expect(page.getByText('Required.')).toBeVisible();
});
