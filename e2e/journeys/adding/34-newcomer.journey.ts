import { expect, pathOf, test, waitForItem, waitForLibrary } from '../../journey.ts';
import { person } from '../../person.ts';
import { letterTo } from '../../post.ts';

const memo = [
  'MEMORANDUM',
  'TO: Board of Trustees',
  'FROM: Investment staff',
  'DATE: May 14, 2026',
  'SUBJECT: Pacing plan for private credit',
  '',
  'Staff recommends a pacing plan of $300 million a year for private credit. The plan keeps the allocation at its target.',
].join('\n');

test('a newcomer goes from a shared link to the first source of their own', async ({
  page,
  admin,
  world,
}) => {
  const [shared] = (await waitForLibrary(world.url, 8)).filter(({ kind }) => kind === 'episode');
  if (shared === undefined) throw new Error('the samples bring no episode');
  const someone = person('Hortensia');

  await test.step('reads what was shared, and what stands behind a sentence', async () => {
    await page.goto(pathOf(shared));
    const mark = page
      .getByRole('region', { name: 'At a glance' })
      .getByRole('button', { name: /^Source 1,/ });
    await mark.first().hover();
    const card = page.getByRole('dialog', { name: 'Cited words' });
    await expect(card.getByRole('button', { name: 'Copy quote' })).toBeVisible();
    await expect(card.getByRole('button', { name: /^Play \d/ })).toBeVisible();
    await mark.first().click();
    await expect(page.locator('[data-found]')).toBeInViewport();
  });

  await test.step('makes an account', async () => {
    // Below what they have read they are asked in.
    await page.keyboard.press('End');
    await page
      .getByRole('region', { name: 'Follow what they say next' })
      .getByRole('link', { name: 'Sign in or join' })
      .click();
    await page.getByLabel('Email').fill(someone.email);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByLabel('Password', { exact: true }).fill(someone.password);
    await page.getByLabel('First Name').fill(someone.first);
    await page.getByLabel('Last Name').fill(someone.last);
    await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible();
    await page.goto((await letterTo(admin, someone.email)).link);
    await expect(page).toHaveURL(/\/home/);
  });

  await test.step('adds a paper, and reads what it comes to', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Add' }).click();
    await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles({
      name: 'board-paper.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(memo),
    });
    const own = await waitForItem(world.url, /^Pacing plan for private credit$/);
    await page.goto(pathOf(own));
    const locator = page.getByRole('region', { name: 'At a glance' });
    await expect(locator.getByText('$300 million').first()).toBeVisible();
    await locator
      .getByRole('button', { name: /^Source 1,/ })
      .first()
      .click();
    await expect(page.locator('[data-found]')).toContainText('$300 million');
    await expect(page.getByText(/PDF/)).toHaveCount(0);
  });
});
