import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../../accessible.ts';
import { expect, test, waitForLibrary } from '../../journey.ts';

const episode = '/ep/what-seven-percent-costs-inside-an-asset-liability-study';
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const matchedLine = (page: Page) => page.locator('[data-found]');

/** When the first lines of an item begin. */
const Timed = z.object({ item: z.object({ content: z.array(z.object({ start_ms: z.number() })) }) });

/** The address that the button of the lit line copies: it names the line and the stable id of its segment. */
async function segmentLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await matchedLine(page).getByRole('button', { name: 'Copy link to this line' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Where the sound stands, read from the element itself. */
const soundAt = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('a citation leads to its line and plays from there', async ({ page }) => {
  await page.goto(episode);
  const mark = page
    .getByRole('region', { name: 'At a glance' })
    .getByRole('button', { name: /^Source 1/ })
    .first();
  await mark.hover();
  await expect(page.getByRole('dialog', { name: 'Cited words' })).toBeVisible();
  const quote = await page.getByRole('dialog', { name: 'Cited words' }).locator('q').innerText();
  await mark.click();
  await expect(matchedLine(page)).toBeVisible();
  await expect(matchedLine(page)).toContainText(quote.slice(0, 30));

  await page.goBack();
  await expect(mark).toBeInViewport();
  await expect(mark).toBeFocused();
});

test('the keyboard alone leads from the library to a cited line, and plays and pauses', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'What seven percent costs' }).focus();
  await page.keyboard.press('Enter');
  const mark = page
    .getByRole('region', { name: 'At a glance' })
    .getByRole('button', { name: /^Source 2/ })
    .first();
  await mark.focus();
  await expect(page.getByRole('dialog', { name: 'Cited words' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Cited words' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(matchedLine(page)).toBeFocused();
  const paused = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
  await expect.poll(paused).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(paused).toBe(true);
});

test('a filter of the library is left by Back', async ({ page }) => {
  await page.goto('/home');
  const rows = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await page.getByRole('navigation', { name: 'Kind' }).getByRole('link', { name: 'Videos' }).click();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(all);
});

/** The last of the lines that begin by then. */
const lineAt = (starts: readonly number[], seconds: number): string =>
  String(starts.findLastIndex((start) => start <= seconds));

test('a video plays in its page, and the transcript follows', async ({ page, world }) => {
  const slug = 'panel-private-credit-after-the-easy-money';
  const { item } = Timed.parse(await (await fetch(`${world.url}/v2/content/${slug}`)).json());
  const starts = item.content.map(({ start_ms }) => start_ms / 1_000);
  await page.goto(`/vid/${slug}`);
  // By the keyboard: on a slow machine what comes in above moves the words under the mouse.
  await transcript(page)
    .locator('[data-line="3"]')
    .getByRole('button', { name: /^Play from/ })
    .press('Enter');
  const video = page.locator('video');
  const at = () => video.evaluate((picture: HTMLVideoElement) => picture.currentTime);
  await expect.poll(at).toBeGreaterThan(starts[3] ?? Number.POSITIVE_INFINITY);
  // However far it has come by now: the words stand where it was paused, or where they were told it was just before.
  await video.evaluate((picture: HTMLVideoElement) => picture.pause());
  const paused = await at();
  const followed = () => transcript(page).locator('[data-active]').getAttribute('data-line');
  await expect
    .poll(async () => [lineAt(starts, paused - 1), lineAt(starts, paused)].includes((await followed()) ?? ''))
    .toBe(true);
});

test('a claim is for administrators', async ({ page, admin }) => {
  await page.goto(episode);
  await expect(transcript(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Claims' })).toHaveCount(0);
  await admin.goto(episode);
  const claims = admin.getByRole('region', { name: 'Claims' });
  await expect(claims.getByRole('listitem').first()).toBeVisible();
});

test('search inside finds a passage and says so when there is none', async ({ page }) => {
  await page.goto(episode);
  const box = page.getByRole('combobox', { name: 'Search inside this item' });
  await box.fill('liquidity rule');
  await box.press('Enter');
  await expect(page.getByText(/results? for “liquidity rule”/)).toBeVisible();
  await page
    .locator('#search')
    .getByRole('button', { name: /liquidity rule/ })
    .first()
    .click();
  await expect(matchedLine(page)).toBeVisible();

  await box.fill('zeppelin maintenance');
  await box.press('Enter');
  await expect(page.getByText('Nothing in here matches “zeppelin maintenance”.')).toBeVisible();
});

test('a search inside is suggested terms, which the keyboard and the mouse choose', async ({ page }) => {
  await page.goto(episode);
  const box = page.getByRole('combobox', { name: 'Search inside this item' });
  const terms = page.getByRole('listbox', { name: 'Suggested terms' });
  await box.click();
  await expect(terms.getByRole('group')).toHaveCount(7);
  await expectAccessible(page);
  await box.pressSequentially('PE');
  await expect(terms.getByRole('option').first()).toHaveText(/^private equity/);
  await page.keyboard.press('ArrowDown');
  await expect(terms.getByRole('option', { selected: true })).toHaveText(/^private equity/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=private\+equity/);
  await expect(page.getByText(/results? for “private equity”/)).toBeVisible();
  await expect(terms).toBeHidden();

  await box.fill('assum');
  await expect(terms.getByRole('option')).toHaveText(['assumed rate of return']);
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(box).toHaveValue('assum');
  await box.click();
  await terms.getByRole('option').click();
  await expect(page.getByText(/results? for “assumed rate of return”/)).toBeVisible();
});

test('a finger that taps a citation finds its words, to be heard, copied and gone to', async ({
  browser,
  world,
}) => {
  const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: world.url, ...telephone });
  const page = await context.newPage();
  await page.goto(episode);
  await page
    .locator('#summary')
    .getByRole('button', { name: /^Source 1, / })
    .first()
    .tap();
  const card = page.getByRole('dialog', { name: 'Cited words' });
  await expect(card.getByRole('button', { name: /^Play \d/ })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copy quote' })).toBeVisible();
  await expectAccessible(page);
  expect(new URL(page.url()).search).toBe('');
  await card.getByRole('button', { name: /^Go to \d/ }).tap();
  await expect(page).toHaveURL(/content_id=\d+/);
  await expect(card).toBeHidden();
  await context.close();
});

test('on a telephone the suggested terms stand in its upper half, above its keyboard', async ({
  browser,
  world,
}) => {
  const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: world.url, ...telephone });
  const page = await context.newPage();
  await page.goto(episode);
  await page.getByRole('combobox', { name: 'Search inside this item' }).tap();
  const terms = page.getByRole('listbox', { name: 'Suggested terms' });
  const lowest = async (): Promise<number> => {
    const box = await terms.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(lowest).toBeLessThan(500);
  await terms.getByRole('option', { name: 'private equity' }).tap();
  await expect(page.getByText(/results? for “private equity”/)).toBeVisible();
  await context.close();
});

test('search finds what the summary says and leads to its chapter, by the keyboard, and Back to the hit', async ({
  page,
}) => {
  await page.goto(episode);
  const box = page.getByRole('combobox', { name: 'Search inside this item' });
  // Two lines say this, and the chapter made of them has it all.
  await box.fill('lowered the assumed rate nobody retired');
  await box.press('Enter');
  const card = page.locator('#search').getByRole('listitem').filter({ hasText: 'Chapter “' }).first();
  await expect(card.locator('mark').first()).toBeVisible();
  const hit = card.getByRole('button', { pressed: false });
  await hit.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/summary_item_index=0/);
  await expect(page.locator('#chapter-0')).toBeFocused();
  await expect(page.locator('#chapter-0')).toBeInViewport();
  await page.goBack();
  await expect(card.getByRole('button', { pressed: true })).toBeFocused();

  const passage = page.getByRole('list', { name: 'Passages' }).getByRole('listitem').getByRole('listitem');
  // One line says all of this, beside which its chapter is no hit.
  await page.goto('/search/transcripts?q=lowered+the+assumed+rate');
  const line = passage.filter({ hasText: 'his board did something' });
  await expect(line).toHaveCount(1);
  await expect(passage.filter({ hasText: 'Chapter “A quarter of a point' })).toHaveCount(0);

  await page.goto('/search/transcripts?q=lowered+the+assumed+rate+nobody+retired');
  await passage.filter({ hasText: 'Chapter “' }).first().getByRole('link').click();
  const beside = page.getByRole('complementary', { name: 'Transcript at the hit' });
  await expect(beside.getByRole('blockquote')).toBeVisible();
  await beside.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/summary_item_index=0/);
  await expect(page.locator('#chapter-0')).toBeInViewport();
});

test('deep links open at their place', async ({ page }) => {
  await page.goto(`${episode}?content_id=20`);
  await expect(matchedLine(page)).toHaveAttribute('data-line', '20');
  await expect(matchedLine(page)).toBeInViewport();

  const segment = /segment=(\w+)/.exec(await segmentLink(page))?.[1];
  await page.goto(`${episode}?content_id=2&segment=${segment}`);
  await expect(matchedLine(page)).toHaveAttribute('data-line', '20');

  await page.goto(`${episode}?content_id=36&search=liquidity+rule`);
  await expect(page.getByText(/results? for “liquidity rule”/)).toBeVisible();
  await expect(matchedLine(page)).toHaveAttribute('data-line', '36');
  await expect(matchedLine(page)).toBeInViewport();

  await page.goto(`${episode}?summary_item_index=2`);
  await expect(page.locator('#chapter-2')).toBeInViewport();

  await page.goto(`${episode}?search=borrowers`);
  await expect(page.getByText(/results? for “borrowers”/)).toBeVisible();

  await page.goto(`${episode}?timestamp=2:05`);
  await expect.poll(() => soundAt(page)).toBeCloseTo(125, 0);
});

test('a clicked line plays from its second', async ({ page }) => {
  await page.goto(episode);
  const line = transcript(page).locator('[data-line="4"]');
  const chip = await line.getByRole('button', { name: /^Play from/ }).innerText();
  const [minutes = 0, seconds = 0] = chip.split(':').map(Number);
  await line.locator('[data-words]').click();
  await expect.poll(() => soundAt(page)).toBeGreaterThan(minutes * 60 + seconds + 0.5);
  expect(await soundAt(page)).toBeLessThan(minutes * 60 + seconds + 20);
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
});
