import type { Page } from '@playwright/test';
import { expect, pathOf, test, waitForItem, waitForLibrary } from '../../journey.ts';
import { callAs, person, register, signIn } from '../../person.ts';

const title = {
  study: 'What seven percent costs: inside an asset-liability study',
  pacing: 'The pacing plan that ran away',
  trustee: 'The trustee who reads everything',
} as const;
const question = 'What did the trustees decide about infrastructure?';
const memo = [
  'MEMORANDUM',
  'TO: Investment committee',
  'FROM: Investment staff',
  'DATE: May 21, 2026',
  'SUBJECT: Fees of the private credit mandates',
  '',
  'Staff recommends a cap of $12 million a year on the fees of the private credit mandates. The cap applies from July.',
].join('\n');

const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
const soundAt = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
/** The server has been told how far somebody came. */
const noted = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/v2/user_history_list') &&
      (response.request().postData() ?? '').includes('"position"') &&
      response.ok(),
  );

test('ten minutes of a daily user, who finds everything kept on coming back', async ({
  page,
  admin,
  browser,
  world,
}) => {
  await waitForLibrary(world.url, 9);
  const someone = person('Theodora');
  const link = await register(admin, world, someone);
  await callAs(page, world, `/auth/verify_email/${new URL(link).pathname.split('/').at(-1) ?? ''}`);
  await page.context().clearCookies();
  await page.setViewportSize({ width: 1_440, height: 900 });

  await test.step('signs in, and sees what was not read yet', async () => {
    await signIn(page, someone);
    await expect(page).toHaveURL(/\/home/);
    for (const name of Object.values(title))
      await expect(row(page, name).getByText('Not opened yet')).toBeAttached();
  });

  await test.step('reads an item, and what stands behind a sentence', async () => {
    await row(page, title.study).getByRole('link', { name: title.study }).click();
    const mark = page
      .getByRole('region', { name: 'At a glance' })
      .getByRole('button', { name: /^Source 1,/ });
    await mark.first().hover();
    const card = page.getByRole('dialog', { name: 'Cited words' });
    await card.getByRole('button', { name: /^Play \d/ }).click();
    await expect(bar(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect.poll(() => soundAt(page)).toBeGreaterThan(1);
  });

  await test.step('puts another one behind it, and goes on hearing', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Library', exact: true })
      .click();
    await page.getByRole('button', { name: `Add ${title.pacing} to the queue` }).click();
    await expect(page.getByText(`Added to the queue: ${title.pacing}`)).toBeVisible();
    const before = await soundAt(page);
    await expect.poll(() => soundAt(page)).toBeGreaterThan(before);
    await expect(row(page, title.study).getByText('Not opened yet')).toHaveCount(0);
    await expect(row(page, title.pacing).getByText('Not opened yet')).toBeAttached();
    await bar(page)
      .getByRole('button', { name: /^Playlist/ })
      .click();
    const queued = page.getByRole('dialog', { name: 'NOW PLAYING' }).getByRole('listitem');
    await expect(queued).toHaveText([/The pacing plan/]);
    await page.keyboard.press('Escape');
    const told = noted(page);
    await bar(page).getByRole('button', { name: 'Pause', exact: true }).click();
    await told;
  });

  await test.step('searches from wherever they are, and reads around a hit', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('discount rate');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/transcripts\?q=discount\+rate$/);
    const hits = page.getByRole('list', { name: 'Passages' }).locator('[data-hit]');
    await hits.first().click();
    const beside = page.getByRole('complementary', { name: 'Transcript at the hit' });
    await expect(beside.locator('[data-found]')).toBeInViewport();
  });

  await test.step('asks, and is answered with sources', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Library', exact: true })
      .click();
    const field = page.getByRole('textbox', { name: /^Ask across/ });
    await field.fill(question);
    await field.press('Enter');
    const answer = page.getByRole('region', { name: `Answer to “${question}”` });
    await expect(answer.getByRole('button', { name: /^Source \d/ }).first()).toBeVisible();
  });

  await test.step('keeps an item for later in a list of their own', async () => {
    await page.goto('/home');
    await row(page, title.trustee).getByRole('link', { name: title.trustee }).click();
    await page
      .getByRole('button', { name: /^Add to list: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Add to list' });
    await dialog.getByLabel('New list').fill('Second look');
    await dialog.getByLabel('New list').press('Enter');
    await expect(dialog.getByRole('checkbox', { name: 'Second look' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('adds a paper, and puts its title right', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Add' }).click();
    await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles({
      name: 'paper.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(memo),
    });
    const paper = await waitForItem(world.url, /^Fees of the private credit mandates$/);
    await page.goto(pathOf(paper));
    await page.getByRole('button', { name: `More actions for ${paper.title}` }).click();
    await page.getByRole('menuitem', { name: 'Edit details' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit details' });
    await sheet.getByLabel('Title').fill('Fee cap for private credit');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Details saved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Fee cap for private credit' })).toBeVisible();
  });

  await test.step('comes back on another machine: title, list, read marks and place are kept', async () => {
    const context = await browser.newContext({
      baseURL: world.url,
      viewport: { width: 1_440, height: 900 },
    });
    const later = await context.newPage();
    await signIn(later, someone);
    await expect(row(later, 'Fee cap for private credit')).toBeVisible();
    await expect(row(later, title.study).getByText(/^\d+% played$/)).toBeAttached();
    await expect(row(later, title.trustee).getByText('Not opened yet')).toHaveCount(0);
    await expect(row(later, title.pacing).getByText('Not opened yet')).toBeAttached();
    await expect(later.getByRole('region', { name: 'Your lists' }).getByText('Second look')).toBeVisible();

    const wayBack = later
      .getByRole('region', { name: 'Continue' })
      .getByRole('link', { name: /^What seven percent/ });
    await wayBack.click();
    await expect(later).toHaveURL(/\/ep\/what-seven-percent.*timestamp=\d+/);
    const left = Number(new URL(later.url()).searchParams.get('timestamp'));
    expect(left).toBeGreaterThan(0);
    await bar(later).getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => soundAt(later)).toBeGreaterThan(left);
    await context.close();
  });
});
