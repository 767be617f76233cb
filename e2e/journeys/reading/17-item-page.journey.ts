import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../accessible.ts';
import { expect, pathOf, test, waitForLibrary } from '../../journey.ts';

const slug = 'what-seven-percent-costs-inside-an-asset-liability-study';
const episode = `/ep/${slug}`;
const title = 'What seven percent costs';
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const matchedLine = (page: Page) => page.locator('[data-found]');
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search inside this item' });
const openMenu = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^More actions for ${title}`) }).click();

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('every deep link leads to its place', async ({ page, world }) => {
  await page.goto(`${episode}?content_id=99999`);
  await expect(matchedLine(page)).toBeInViewport();
  const last = Number(await matchedLine(page).getAttribute('data-line'));
  await expect(page.getByText(`${last + 1} lines`)).toBeVisible();

  await page.goto(`${episode}?summary_item_index=3`);
  await expect(page.locator('#chapter-3')).toBeInViewport();
  await page.goto(`${episode}?summary_item_index=-1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.goto(`${episode}?timestamp=1:05&no_process=true`);
  const at = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(at).toBeCloseTo(65, 0);

  await page.goto(`${episode}?org_name=State+Pension&org_slug=state-pension`);
  const way = page.getByRole('navigation', { name: 'Where this page is' });
  await expect(way.getByRole('link', { name: 'State Pension' })).toHaveAttribute(
    'href',
    '/org/state-pension',
  );
  await page.goto(episode);
  await expect(way.getByRole('link', { name: 'Quorum and Carry' })).toHaveAttribute(
    'href',
    '/pod/quorum-and-carry',
  );

  await page.goto(`${episode}#transcript`);
  await expect(transcript(page).locator('[data-line="0"]')).toBeInViewport();

  for (const start of ['/media/', '/conversation/']) {
    await page.goto(`${start}${slug}?content_id=12&search=borrowers`);
    await expect(page).toHaveURL(`${world.url}${episode}?content_id=12&search=borrowers`);
    await expect(matchedLine(page)).toHaveAttribute('data-line', '12');
  }
});

test('cards and highlights are opened by their addresses', async ({ page }) => {
  for (const place of ['card=2', 'highlight=1']) {
    await page.goto(`${episode}?${place}`);
    await expect(page.locator('#cards')).toBeInViewport();
  }
});

test('tabs lead to the parts of the page, and Back leads back', async ({ page }) => {
  await page.goto(episode);
  const tabs = page.getByRole('navigation', { name: 'Parts of this item' });
  // Where the outline stands beside, the keyboard has it as the one way.
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Transcript' })).toHaveAttribute('tabindex', '-1');
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(tabs.getByRole('link')).toHaveText(['Summary', 'Transcript', 'Search']);
  await tabs.getByRole('link', { name: 'Transcript' }).click();
  await expect(transcript(page)).toBeInViewport();
  await expect(page).toHaveURL(/#transcript$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await tabs.getByRole('link', { name: 'Search' }).click();
  await expect(searchBox(page)).toBeInViewport();
  await expect(tabs).toBeInViewport();
  await expect(tabs.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'location');
});

test('an item is linked to, embedded and taken away', async ({ page, world }) => {
  await page.goto(episode);
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await copied(page)).toBe(`${world.url}${episode}`);

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Copy embed code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Embed code copied to clipboard!')).toBeVisible();
  const frame = /src="([^"]+)"/.exec(await copied(page))?.[1] ?? '';
  await page.goto(frame);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();

  await page.goto(episode);
  const forms: readonly [string, RegExp][] = [
    ['Markdown', /^# What seven percent costs/m],
    ['Captions (VTT)', /^WEBVTT/],
    ['Captions (SRT)', /^1\n00:00:/],
    ['JSON', /^\{/],
    ['Plain text', /seven percent/i],
  ];
  for (const [name, content] of forms) {
    await openMenu(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8'), name).toMatch(content);
  }
});

test('while it plays, the second that is heard can be linked to', async ({ page }) => {
  await page.goto(episode);
  await transcript(page).locator('[data-words="3"]').click();
  await expect(transcript(page).locator('[data-active]')).toHaveAttribute('data-line', '3');
  await openMenu(page);
  await page.getByRole('menuitem', { name: /^Copy link at \d/ }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const address = await copied(page);
  expect(address).toMatch(/\?content_id=3&segment=\w+&timestamp=\d+$/);
  await page.goto(address);
  await expect(matchedLine(page)).toHaveAttribute('data-line', '3');
});

test('words are copied as quotes with their link', async ({ page, world }) => {
  await page.goto(episode);
  const line = transcript(page).locator('[data-line="2"]');
  await line.hover();
  await line.getByRole('button', { name: 'Copy this line as a quote' }).click();
  await expect(page.getByText('Quotes copied to clipboard')).toBeVisible();
  const words = (await line.locator('[data-words]').innerText()).trim();
  const whole = (await copied(page)).split('\n');
  expect(whole[0]).toContain(`“${words}” — `);
  expect(whole[1]).toContain(title);
  expect(whole[2]).toMatch(new RegExp(`^${world.url}${episode}\\?content_id=2&segment=\\w+$`));

  await transcript(page).locator('[data-words="4"]').selectText();
  await page.getByRole('button', { name: 'Copy quote' }).click();
  await expect.poll(() => copied(page)).toContain('content_id=4&segment=');
});

test('hits stand on a timeline: renamed, ordered, shared, cleared', async ({ page }) => {
  await page.goto(episode);
  await page.getByRole('group', { name: 'Suggested searches' }).getByRole('button').first().click();
  await expect(page.getByText(/results? for “/)).toBeVisible();
  await searchBox(page).fill('   ');
  await searchBox(page).press('Enter');
  await searchBox(page).fill('the board');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/search=the\+board/);
  const results = page.locator('#search');
  await expect(results.getByText(/results for “the board”/)).toBeVisible();
  await results.getByRole('button', { name: 'Date' }).click();
  await expect(results.getByRole('button', { name: 'Date' })).toHaveAttribute('aria-pressed', 'true');

  const first = results.getByRole('listitem').first();
  await expect(first).toContainText(/Result 1: .+\d+:\d\d–\d+:\d\d/);
  await first.getByRole('button', { name: /^Rename/ }).click();
  await first.getByRole('textbox').fill('The consultant');
  await first.getByRole('textbox').press('Enter');
  await expect(first).toContainText('Result 1: The consultant');

  await first.locator('button[aria-pressed]').click();
  await first.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await copied(page)).toMatch(/content_id=\d+&segment=\w+/);

  await results.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).not.toHaveURL(/search=/);
});

test('a document is told page by page, and a citation opens its page', async ({ page, world }) => {
  const items = await waitForLibrary(world.url, 8);
  const paper = items.find(({ kind }) => kind === 'document');
  await page.goto(paper ? pathOf(paper) : '/doc');
  const locator = page.getByRole('region', { name: 'Page by page' });
  await expect(locator.getByText('Research Assistant').first()).toBeVisible();
  const file = page.getByRole('link', { name: 'Document', exact: true });
  await expect(file).toHaveAttribute('href', /#page=1$/);
  await locator.getByRole('button', { name: 'Go to page 3' }).click();
  await expect(file).toHaveAttribute('href', /#page=3$/);
  await locator
    .getByRole('button', { name: /^Source \d+, at p\. 2/ })
    .first()
    .click();
  await expect(file).toHaveAttribute('href', /#page=2$/);
  await expect(matchedLine(page)).toBeInViewport();
});

test('an earnings call and an article have their own words', async ({ page, world }) => {
  const items = await waitForLibrary(world.url, 8);
  const [call, article] = ['earnings', 'article'].map((kind) => items.find((item) => item.kind === kind));
  await page.goto(call ? pathOf(call) : '/earnings');
  await page.setViewportSize({ width: 1100, height: 800 });
  const tabs = page.getByRole('navigation', { name: 'Parts of this item' });
  await expect(tabs.getByRole('link')).toHaveText(['Summary', 'Full transcript', 'Search and ask questions']);
  await page.goto(article ? pathOf(article) : '/article');
  await expect(page.getByRole('region', { name: 'Full article' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Article' })).toHaveAttribute('target', '_blank');
});

test('an item goes on paper whole', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`/print/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await expect(page.getByRole('article').locator('section').last().locator('time')).toHaveCount(59);
  await expect(page.locator('html')).not.toHaveAttribute('data-printed', '');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.goto(`/print/${slug}?print=1`);
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test('inside a page of somebody else there is the item alone', async ({ page }) => {
  await page.goto(`${episode}?embed=true`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(matchedLine(page)).toBeInViewport();
  await expect(page).toHaveURL(/embed=true/);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

for (const width of [1440, 390])
  test(`the page of an item can be used by everybody, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${episode}?search=the+board`);
    await expect(page.getByText(/results for “the board”/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await openMenu(page);
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
