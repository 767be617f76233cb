import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../journey.ts';

test.use({ seed: 'empty', environment: { CRAWL_PAUSE_MS: '0' } });

test('an admin crawls a fund, reviews what was found by the keyboard, and reads what was looked at', async ({
  admin: page,
  world,
}) => {
  await page.goto('/');
  const headers = { origin: new URL(page.url()).origin };
  const data = {
    ...{ name: 'Larkmeadow Pension Fund', slug: 'larkmeadow', org_type: 'PENSION_FUND', state: 'IL' },
    website: `${world.site.url}fund`,
  };
  expect((await page.request.post('/v2/manage/org', { data, headers })).status()).toBe(200);

  await page.goto('/manage/org/larkmeadow/candidates');
  await expect(page.getByText('No candidates found')).toBeVisible();
  await page.getByRole('button', { name: 'Crawl for Content' }).click();
  await expect(
    page.getByText('Content crawl initiated successfully. New candidates will appear shortly.'),
  ).toBeVisible();
  const board = page.getByRole('button', { name: 'Board of Trustees', exact: true });
  await expect(board).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.keyboard.press('Space');
  await expect(
    page.getByText('Larkmeadow Pension Fund publishes it. It is of a meeting.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Approve “Board of Trustees”' }).click();
  await expect(page.getByText('Candidate approved successfully')).toBeVisible();
  await expect(board).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board).toBeVisible();
  await page.getByRole('button', { name: 'Approve “Board of Trustees”' }).click();
  await expect(board).toHaveCount(0);

  await page.getByRole('button', { name: /^Approved/ }).click();
  await board.click();
  await page.getByRole('link', { name: 'Open in the library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Board of Trustees/ })).toBeVisible();

  await page.goto('/manage/org/larkmeadow/crawls');
  await expect(page.getByRole('cell', { name: /There is nothing at this address/ })).toBeVisible();
  await page.getByLabel('Crawl by itself').selectOption('Every week');
  await expect(page.getByText(/^Next on/)).toBeVisible();
  await expectAccessible(page);
});
