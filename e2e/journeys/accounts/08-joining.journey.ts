import { expect, test, waitForLibrary } from '../../journey.ts';
import { person } from '../../person.ts';
import { letterTo } from '../../post.ts';

test('from the waitlist to a list of one’s own', async ({ page, admin, world }) => {
  await waitForLibrary(world.url, 8, admin);
  const someone = person('Perpetua');

  await test.step('a visitor is led to the door and joins the waitlist', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/enter/);
    await page.getByLabel('Email').fill(someone.email);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/join\?email=/);
    await expect(page).toHaveTitle(/Join the Waitlist/);
    await expect(page.getByLabel('Email')).toHaveValue(someone.email);
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/waitlist/i);
  });

  await test.step('an administrator approves the address', async () => {
    await admin.goto('/admin/waitlist');
    await admin
      .getByRole('row', { name: new RegExp(someone.email) })
      .getByRole('button', { name: /Approve/ })
      .click();
    await expect(admin.getByRole('row', { name: new RegExp(someone.email) })).toHaveCount(0);
  });

  await test.step('the invitation stands in the outbox', async () => {
    await admin.goto('/admin/outbox');
    await expect(admin.getByText(someone.email).first()).toBeVisible();
  });

  await test.step('the invited person registers', async () => {
    const invitation = await letterTo(admin, someone.email);
    await page.goto(invitation.link);
    await expect(page.getByLabel('Email')).toHaveValue(someone.email);
    await page.getByLabel('Password', { exact: true }).fill(someone.password);
    await page.getByLabel('First Name').fill(someone.first);
    await page.getByLabel('Last Name').fill(someone.last);
    await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login here' })).toBeVisible();
  });

  await test.step('the mail verifies the address and signs in', async () => {
    const letter = await letterTo(admin, someone.email, 2);
    await page.goto(letter.link);
    await expect(page).toHaveURL(/\/home/);
    await expect(page.getByText('Email verified and logged in successfully!')).toBeVisible();
    await page.goto(letter.link);
    await expect(page.getByText('Verification failed. Please try verifying your email again.')).toBeVisible();
  });

  await test.step('the wizard leads through the first choices, and survives a reload', async () => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Choose what to follow' }).click();
    await expect(page).toHaveURL(/\/onboarding/);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const categories = page.getByRole('button', { name: 'Show More Categories' });
    for (let step = 0; step < 12 && !(await categories.isVisible()); step += 1) {
      const choice = page.getByRole('main').getByRole('checkbox').first();
      if ((await choice.count()) > 0) await choice.check();
      await next.click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await expect(categories).toBeVisible();
    await next.click();
    const none = page.getByText('Please choose at least one category to seed your playlists');
    await expect(none).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip for now' })).toBeVisible();
    for (const category of await page.getByRole('main').getByRole('checkbox').all()) await category.check();
    await expect(none).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked();
    await next.click();
    await expect(page.getByText('Great Picks!')).toBeVisible();
    await next.click();
    for (const show of await page.getByRole('main').getByRole('checkbox').all()) await show.check();
    await next.click();
    await expect(page.getByText('All Set!')).toBeVisible();
    await expect(page.getByText('Your smart playlist is ready.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the library' }).click();
    await expect(page).toHaveURL(/\/home/);
    await expect(page.getByRole('link', { name: 'Choose what to follow' })).toHaveCount(0);
  });

  await test.step('what was chosen is followed', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Quorum and Carry');
  });
});
