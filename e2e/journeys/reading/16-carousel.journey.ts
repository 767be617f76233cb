import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../accessible.ts';
import { carousel, episode, readSummarised, shown } from '../../cards.ts';
import { expect, test, waitForLibrary } from '../../journey.ts';
import type { World } from '../../world.ts';

const button = (page: Page, name: string | RegExp): Locator =>
  carousel(page).getByRole('button', { name, exact: true });
const follow = (page: Page): Locator => button(page, 'Follow playback');
const label = (page: Page): Promise<string | null> => shown(page).getAttribute('aria-label');
const kind = (page: Page): Promise<string | null> => shown(page).getAttribute('data-slide');

async function openCards(page: Page): Promise<void> {
  await page.goto(episode);
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(shown(page)).toBeVisible();
}

/** What the cards have to be called, in order, by what the API says of the item. */
async function expectedKinds(world: World): Promise<string[]> {
  const { items, highlights } = await readSummarised(world);
  const placed = [
    ...items.map((chapter) => ({ at: chapter.content_id, kind: 'chapter' })),
    ...highlights.map((highlight) => ({ at: highlight.content_id, kind: 'highlight' })),
  ].sort((a, b) => a.at - b.at);
  return ['overview', ...placed.map((card) => card.kind), 'survey'];
}

/** Plays the recording itself from its fifth line on. */
async function playEpisode(page: Page): Promise<void> {
  const play = page
    .getByRole('region', { name: 'Transcript' })
    .locator('[data-line="4"]')
    .getByRole('button', { name: /^Play from/ });
  // It is there, and has gone to its line: what is heard before that is not where it stays. On a busy machine the page may
  // still go to its cards while the button is pressed, and the press goes elsewhere.
  await expect(async () => {
    await play.click();
    await expect.poll(() => soundAt(page), { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass();
  await expect.poll(() => isPaused(page)).toBe(false);
}
const isPaused = (page: Page): Promise<boolean> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
const soundAt = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
/** Moves the sound itself, as if it had played until there. */
const playUntil = (page: Page, seconds: number): Promise<void> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement, at) => {
    audio.currentTime = at;
  }, seconds);

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('the cards go from the overview over chapters and highlights in their order to the survey', async ({
  page,
  world,
}) => {
  await openCards(page);
  await expect(shown(page).getByText('Insights and Key Takeaways')).toBeVisible();
  const expected = await expectedKinds(world);
  const kinds = [await kind(page)];
  for (let card = 1; card < expected.length; card += 1) {
    await button(page, 'Next card').click();
    kinds.push(await kind(page));
  }
  expect(kinds).toEqual(expected);
  await expect(shown(page).getByRole('radio', { name: 'Thumbs up' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Thumbs up' })).toHaveCount(1);
});

test('every card takes 70 % of the height of the window, longer ones scroll, and what leafs through them stays where it is', async ({
  page,
}) => {
  await openCards(page);
  const places = async () =>
    carousel(page).evaluate((frame) => {
      const room = frame.querySelector('[data-current]');
      const card = room?.firstElementChild;
      return {
        share: frame.getBoundingClientRect().height / innerHeight,
        hidden: (card?.getBoundingClientRect().height ?? 0) - (room?.clientHeight ?? 0),
        scrolls: (room?.scrollHeight ?? 0) - (room?.clientHeight ?? 0),
        next: frame.querySelector('button[aria-label="Next card"]')?.getBoundingClientRect().y ?? 0,
      };
    });
  const seen = [await places()];
  for (let card = 1; card < 5; card += 1) {
    await button(page, 'Next card').click();
    seen.push(await places());
  }
  for (const { share, hidden, scrolls, next } of seen) {
    expect(share).toBeCloseTo(0.7, 2);
    expect(Math.abs(scrolls - Math.max(hidden, 0)), JSON.stringify(seen)).toBeLessThan(2);
    expect(next).toBe(seen[0]?.next);
  }
  expect(seen.some(({ scrolls }) => scrolls > 0)).toBe(true);
});

test('what somebody thinks is given on the last card, which leads on', async ({ page }) => {
  await openCards(page);
  await carousel(page)
    .getByRole('button', { name: /: Your feedback$/ })
    .click();
  await shown(page).getByText('Thumbs up').click();
  await shown(page).getByRole('button', { name: 'Send feedback' }).click();
  await expect(shown(page).getByRole('link', { name: 'Explore more episodes' })).toBeVisible();
});

test('a chapter has its takeaways under Details, and its citations lead to their lines', async ({ page }) => {
  await page.goto(`${episode}?card=2`);
  await shown(page).getByText('Details').click();
  await expect(shown(page).locator('details li').first()).toBeVisible();
  await shown(page)
    .getByRole('button', { name: /^Source/ })
    .first()
    .click();
  await expect(page.locator('[data-found]')).toBeInViewport();
});

test('the cards go with the sound until somebody turns them, and again when asked to', async ({
  page,
  world,
}) => {
  const { items } = await readSummarised(world);
  const [, second, third] = items;
  await openCards(page);
  await playEpisode(page);
  await playUntil(page, (second?.start_timestamp ?? 0) + 0.5);
  await expect(shown(page)).toHaveAttribute('aria-label', new RegExp(`${second?.title}$`));
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'true');

  await button(page, 'Previous card').click();
  const chosen = await label(page);
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  await playUntil(page, (third?.start_timestamp ?? 0) + 0.5);
  const before = await soundAt(page);
  await expect.poll(() => soundAt(page)).toBeGreaterThan(before + 0.5);
  expect(await label(page)).toBe(chosen);

  await follow(page).click();
  await expect(shown(page)).toHaveAttribute('aria-label', new RegExp(`${third?.title}$`));
});

test('addresses open their card', async ({ page, world }) => {
  const { items } = await readSummarised(world);
  await page.goto(`${episode}?card=0`);
  await expect(shown(page)).toHaveAttribute('data-slide', 'overview');
  await page.goto(`${episode}?card=3`);
  await expect(shown(page)).toHaveAttribute('aria-label', new RegExp(`${items[2]?.title}$`));
  await expect(shown(page)).toBeInViewport();
  await page.goto(`${episode}?highlight=1`);
  await expect(shown(page)).toHaveAttribute('aria-label', /Highlight 2$/);
  await page.goto(`${episode}?card=400`);
  await expect(shown(page)).toHaveAttribute('data-slide', 'overview');
  // What an address asks for is no choice: the next page is read as before.
  await page.goto(episode);
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
});

test('the cards are turned by keyboard, and the focus goes along', async ({ page }) => {
  await openCards(page);
  await shown(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('aria-label', /^3 of/);
  await expect(shown(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveAttribute('aria-label', /^2 of/);
  await page.keyboard.press('Tab');
  await expect(shown(page).locator(':focus')).toHaveCount(1);
});

test('the cards and the tools of the keepers are accessible in both themes', async ({
  browser,
  world,
  adminState,
}) => {
  const context = await browser.newContext({
    storageState: adminState,
    baseURL: world.url,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openCards(page);
  for (const steps of [0, 1, 1]) {
    for (let step = 0; step < steps; step += 1) await button(page, 'Next card').click();
    await expectAccessibleInBothThemes(page);
  }
  await page.getByRole('article').getByRole('button', { name: 'Administration' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Speakers and subjects' }).click();
  await expect(page.getByRole('dialog', { name: 'Speakers and subjects' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await context.close();
});

test('on a telephone the cards are swiped, have no dots, and take 82 % of the height of the window', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: world.url,
    hasTouch: true,
  });
  const page = await context.newPage();
  await openCards(page);
  await expect(carousel(page).getByRole('button', { name: /^Card \d+:/ })).toHaveCount(0);
  const height = await carousel(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height / 844).toBeCloseTo(0.82, 2);
  const track = shown(page).locator('..');
  await track.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }));
  await expect(shown(page)).toHaveAttribute('aria-label', /^2 of/);
  await context.close();
});

test('a card is read aloud: made once, then taken from where it lies, and the player gets its place back', async ({
  page,
}) => {
  const queries: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    if (pathname.endsWith('/get_summary_audio_url')) queries.push(`POST ${response.status()}`);
    if (pathname.endsWith('/summary_4') && method === 'HEAD') queries.push(`HEAD ${response.status()}`);
  });
  // A digest brings the sounds of its cards along; this one is asked for as before there was one.
  await page.route('**/summary_4', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(`${episode}?card=4`);
  await playEpisode(page);
  const before = await soundAt(page);
  await shown(page)
    .getByRole('button', { name: /^Listen/ })
    .click();
  const stop = shown(page).getByRole('button', { name: /^Stop/ });
  const refusal = shown(page).getByRole('alert');
  await expect(stop.or(refusal)).toBeVisible({ timeout: 60_000 });
  expect(await refusal.allInnerTexts()).toEqual([]);
  expect(queries).toEqual(['HEAD 404', 'POST 200']);
  await expect.poll(() => isPaused(page)).toBe(true);
  await shown(page).getByRole('button', { name: /^Stop/ }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await soundAt(page)).toBeGreaterThanOrEqual(before);

  await shown(page)
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(shown(page).getByRole('button', { name: /^Stop/ })).toBeVisible();
  expect(queries).toEqual(['HEAD 404', 'POST 200', 'HEAD 200']);
  await page
    .getByRole('region', { name: 'Player', exact: true })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await expect(shown(page).getByRole('button', { name: /^Listen/ })).toBeVisible();
});
