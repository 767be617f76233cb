import { expect, test, waitForLibrary } from '../../journey.ts';
import { keyboardOf } from '../../keyboard.ts';
import { becomeMember, person } from '../../person.ts';
import { letterTo } from '../../post.ts';

test('the keyboard alone leads from the door through the first choices', async ({ page, admin, world }) => {
  await waitForLibrary(world.url, 8, admin);
  const someone = person('Ottoline');
  const keys = keyboardOf(page);

  await test.step('joining', async () => {
    await page.goto('/enter');
    await keys.fill(/^Email/, someone.email);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/join/);
    await keys.enter(/^Join the waitlist$/);
    await expect(page.getByLabel('Email')).toHaveCount(0);
  });

  await test.step('approving', async () => {
    const adminKeys = keyboardOf(admin);
    await admin.goto('/admin/waitlist');
    await expect(admin.getByText(someone.email)).toBeVisible();
    await adminKeys.enter(new RegExp(`^Approve ${someone.email}`));
    await expect(admin.getByRole('row', { name: new RegExp(someone.email) })).toHaveCount(0);
  });

  await test.step('registering', async () => {
    await page.goto((await letterTo(admin, someone.email)).link);
    await keys.fill(/^Password/, someone.password);
    await keys.fill(/^First Name/, someone.first);
    await keys.fill(/^Last Name/, someone.last);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible();
    await keys.enter(/^Resend Verification Email$/);
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();
  });

  await test.step('choosing', async () => {
    await page.goto((await letterTo(admin, someone.email, 3)).link);
    await expect(page).toHaveURL(/\/home/);
    await keys.enter(/^Choose what to follow$/);
    await expect(page).toHaveURL(/\/onboarding/);
    const done = page.getByText('All Set!');
    const choices = page.getByRole('main').getByRole('checkbox');
    for (let step = 0; step < 15 && !(await done.isVisible()); step += 1) {
      const at = page.url();
      // A new page puts the focus on its content, the next step on its heading.
      if (step > 0) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      if ((await choices.count()) > 0) {
        while (!(await choices.evaluateAll((boxes) => boxes.some((box) => box === document.activeElement))))
          await keys.press('Tab');
        await keys.press('Space');
      }
      await keys.enter(/^Next$/);
      await expect(page).not.toHaveURL(at);
    }
    await expect(page.getByText(/Your smart playlist is ready\.|Your choices are saved\./)).toBeVisible();
    await keys.enter(/^Go to the library$/);
    await expect(page).toHaveURL(/\/home/);
  });
});

test('the keyboard alone sets a new password and reads the guides', async ({ page, admin, world }) => {
  const someone = person('Barbary');
  await becomeMember(await page.context().newPage(), world, { admin, someone });
  await page.context().clearCookies();
  const keys = keyboardOf(page);

  await test.step('a new password', async () => {
    await page.goto('/login');
    await keys.enter(/^Forgot Password$/);
    await keys.fill(/^Email/, someone.email);
    await keys.press('Enter');
    await expect(page.getByText(/^If your email exists in our system/)).toBeVisible();
    await page.goto((await letterTo(admin, someone.email, 3)).link);
    await keys.fill(/^New Password/, 'a renewed long secret');
    await keys.fill(/^Confirm New Password/, 'a renewed long secret');
    await keys.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Notice' })).toBeVisible();
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await keys.fill(/^Email/, someone.email);
    await keys.fill(/^Password/, 'a renewed long secret');
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/home/);
  });

  await test.step('the guides, by the menu', async () => {
    await keys.enter(/^Menu$/);
    await keys.enter(/^More$/);
    await keys.enter(/^Developer Docs$/);
    await expect(page).toHaveURL(/\/developers/);
    await expect(page.getByRole('heading', { name: 'For developers' })).toBeVisible();
    await keys.enter(/^Getting started$/);
    await expect(page).toHaveURL(/\/api-docs\/getting-started/);
  });
});

test('the keyboard alone gives a hub, opens a mail and reads what was done', async ({
  page,
  admin,
  world,
}) => {
  const someone = person('Quentin');
  await becomeMember(page, world, { admin, someone });
  const keys = keyboardOf(admin);

  await admin.goto(`/admin/users?q=${encodeURIComponent(someone.email)}`);
  await expect(admin.getByRole('row', { name: new RegExp(someone.email) })).toBeVisible();
  await keys.to(/^Health hub/);
  await keys.press('Space');
  await expect(admin.getByRole('checkbox', { name: /^Health hub/ })).toBeChecked();

  await keys.press('Tab');
  await admin.goto('/admin/outbox');
  await keys.enter(new RegExp(someone.email));
  await expect(admin.getByText(/verify-email/).first()).toBeVisible();

  await keys.enter(/^Activity$/);
  await expect(admin).toHaveURL(/\/admin\/activity/);
  await keys.enter(/^Notifications$/);
  await expect(admin).toHaveURL(/show=notifications/);
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
