import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import {
  addAddress,
  expect,
  expectAccessible,
  pathOf,
  readLibrary,
  test,
  waitForLibrary,
} from '../journey.ts';
import { siteAddress } from '../site-address.ts';
import { eventually, type World } from '../world.ts';

test.use({
  environment: { TRANSCRIBER_URL: `${siteAddress}v1`, ANONYMOUS_INGEST_PER_DAY: '20' },
});

const slug = 'what-seven-percent-costs-inside-an-asset-liability-study';
const episode = `/ep/${slug}`;

const carousel = (page: Page): Locator => page.locator('section[aria-roledescription="carousel"]');
const shown = (page: Page): Locator => carousel(page).locator('[data-current]');
const button = (page: Page, name: string | RegExp): Locator =>
  carousel(page).getByRole('button', { name, exact: true });
const follow = (page: Page): Locator => button(page, 'Follow the sound');
const label = (page: Page): Promise<string | null> => shown(page).getAttribute('aria-label');
const kind = (page: Page): Promise<string | null> => shown(page).getAttribute('data-slide');

async function openCards(page: Page): Promise<void> {
  await page.goto(episode);
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(shown(page)).toBeVisible();
}

const Placed = z.object({ content_id: z.number() });
const Answer = z.object({
  item: z.object({
    uuid: z.string(),
    score: z.number().nullable(),
    processing_status: z.string(),
    summaries: z.array(
      z.object({
        items: z.array(Placed.extend({ title: z.string(), start_timestamp: z.number() })),
        highlights: z.array(Placed.extend({ approved: z.boolean() })),
      }),
    ),
  }),
});

async function read(world: World, id = slug) {
  const { item } = Answer.parse(await (await fetch(`${world.url}/v2/content/${id}`)).json());
  const [summary = { items: [], highlights: [] }] = item.summaries;
  return { ...item, ...summary };
}

/** What the cards have to be called, in order, by what the API says of the item. */
async function expectedKinds(world: World): Promise<string[]> {
  const { items, highlights } = await read(world);
  const placed = [
    ...items.map((chapter) => ({ at: chapter.content_id, kind: 'chapter' })),
    ...highlights.map((highlight) => ({ at: highlight.content_id, kind: 'highlight' })),
  ].sort((a, b) => a.at - b.at);
  return ['overview', ...placed.map((card) => card.kind), 'survey'];
}

/** Plays the recording itself from its fifth line on. */
async function playEpisode(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Transcript' })
    .locator('[data-line="4"]')
    .getByRole('button', { name: /^Play from/ })
    .click();
  await expect.poll(() => isPaused(page)).toBe(false);
}
const isPaused = (page: Page): Promise<boolean> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
const soundAt = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
/** Moves the sound itself, as if it had played until there. */
const hear = (page: Page, seconds: number): Promise<void> =>
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
  const { items } = await read(world);
  const [, second, third] = items;
  await openCards(page);
  await playEpisode(page);
  await hear(page, (second?.start_timestamp ?? 0) + 0.5);
  await expect(shown(page)).toHaveAttribute('aria-label', new RegExp(`${second?.title}$`));
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'true');

  await button(page, 'Previous card').click();
  const chosen = await label(page);
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  await hear(page, (third?.start_timestamp ?? 0) + 0.5);
  const before = await soundAt(page);
  await expect.poll(() => soundAt(page)).toBeGreaterThan(before + 0.5);
  expect(await label(page)).toBe(chosen);

  await follow(page).click();
  await expect(shown(page)).toHaveAttribute('aria-label', new RegExp(`${third?.title}$`));
});

test('addresses open their card', async ({ page, world }) => {
  const { items } = await read(world);
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

for (const scheme of ['light', 'dark'] as const) {
  test(`the cards and the tools of the keepers are accessible in the ${scheme} theme`, async ({
    browser,
    world,
    adminState,
  }) => {
    const context = await browser.newContext({
      storageState: adminState,
      baseURL: world.url,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await openCards(page);
    for (const steps of [0, 1, 1]) {
      for (let step = 0; step < steps; step += 1) await button(page, 'Next card').click();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Speakers and subjects' }).click();
    await expect(page.getByRole('dialog', { name: 'Speakers and subjects' })).toBeVisible();
    await expectAccessible(page);
    await context.close();
  });
}

test('on a telephone the cards are swiped, have no dots, and are 82 % of the window high', async ({
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
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    if (pathname.endsWith('/get_summary_audio_url')) asked.push(`POST ${response.status()}`);
    if (pathname.endsWith('/summary_4') && method === 'HEAD') asked.push(`HEAD ${response.status()}`);
  });
  // A digest brings the sounds of its cards along; this one is asked for as before there was one.
  await page.route('**/summary_4', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(`${episode}?card=4`);
  await playEpisode(page);
  const before = await soundAt(page);
  await shown(page)
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(shown(page).getByRole('button', { name: /^Stop/ })).toBeVisible({ timeout: 60_000 });
  expect(asked).toEqual(['HEAD 404', 'POST 200']);
  await expect.poll(() => isPaused(page)).toBe(true);
  await shown(page).getByRole('button', { name: /^Stop/ }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await soundAt(page)).toBeGreaterThanOrEqual(before);

  await shown(page)
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(shown(page).getByRole('button', { name: /^Stop/ })).toBeVisible();
  expect(asked).toEqual(['HEAD 404', 'POST 200', 'HEAD 200']);
  await page
    .getByRole('region', { name: 'Player', exact: true })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await expect(shown(page).getByRole('button', { name: /^Listen/ })).toBeVisible();
});

const tools = (page: Page): Locator => page.getByRole('region', { name: 'Administration' });

test('the tools of the keepers are for nobody else', async ({ page, admin }) => {
  await page.goto(episode);
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await expect(tools(page)).toHaveCount(0);
  await admin.goto(episode);
  for (const name of [/^retry/, /^clean/, /^re-hl/, /^approve-hl/, /^reflow/, /^analyse/, /^score/])
    await expect(tools(admin).getByRole('button', { name })).toBeVisible();
});

test('a keeper changes the score and approves highlights, one and all', async ({ admin, world }) => {
  await admin.goto(`${episode}?highlight=0`);
  await tools(admin)
    .getByRole('button', { name: /^score/ })
    .click();
  await admin.getByLabel('Score, 0 to 100').fill('77');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('The score is 77 now.')).toBeVisible();
  expect((await read(world)).score).toBe(77);

  await shown(admin)
    .getByRole('checkbox', { name: /^Approved/ })
    .click();
  await expect.poll(async () => (await read(world)).highlights[0]?.approved).toBe(true);
  await tools(admin)
    .getByRole('button', { name: /^approve-hl: Approve all/ })
    .click();
  await expect.poll(async () => (await read(world)).highlights.every(({ approved }) => approved)).toBe(true);
});

test('a keeper names a speaker, and everybody reads the name', async ({ page, admin }) => {
  await admin.goto(episode);
  await tools(admin).getByRole('button', { name: 'Speakers and subjects' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Speakers and subjects' });
  await sheet.getByRole('textbox').first().fill('Anselm O. Okorie');
  await sheet
    .getByRole('button', { name: /^Save the name/ })
    .first()
    .click();
  await expect(admin.getByText(/^Named Anselm O. Okorie/)).toBeVisible();
  await page.goto(episode);
  await expect(
    page.getByRole('region', { name: 'Transcript' }).getByText('Anselm O. Okorie').first(),
  ).toBeVisible();
});

test('a keeper writes the analysis, and everybody reads it', async ({ page, admin }) => {
  await admin.goto(episode);
  await admin.getByRole('button', { name: 'Write an analysis' }).click();
  const text = admin.getByRole('textbox', { name: 'The analysis' });
  await expect(text).toContainText(/\w/);
  await text.press('ControlOrMeta+a');
  await text.pressSequentially('What it means for us');
  await admin.getByRole('button', { name: 'Heading', exact: true }).click();
  await text.press('Enter');
  await text.pressSequentially('Nothing, so far.');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('The analysis is saved.')).toBeVisible();
  await page.goto(episode);
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByRole('heading', { name: 'What it means for us' })).toBeVisible();
  await expect(analysis.getByText('Nothing, so far.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('the highlights are chosen again after a question', async ({ admin }) => {
  await admin.goto(episode);
  await tools(admin)
    .getByRole('button', { name: /^re-hl/ })
    .click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await tools(admin)
    .getByRole('button', { name: /^re-hl/ })
    .click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click();
  await expect(admin.getByText('The highlights are being chosen again.')).toBeVisible();
});

/** A line to the server that can be cut: the page then has neither a socket nor its replacement. */
async function cuttable(page: Page) {
  let isCut = false;
  const open = new Set<{ close: () => Promise<void> }>();
  const told: string[] = [];
  await page.routeWebSocket(/processing_pipeline/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    server.onMessage((message) => {
      const status = /"processing_status":"(\w+)"/.exec(message.toString())?.[1];
      if (status) told.push(status);
      socket.send(message);
    });
  });
  await page.route(/processing_pipeline\/\?.*transport=polling/, (route) =>
    isCut ? route.abort() : route.continue(),
  );
  return {
    told,
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}

test('an item goes on being told of while the socket is away, and by the socket once it is back', async ({
  admin,
  world,
}) => {
  const { transcriber } = world.site;
  transcriber.mood = 'wait';
  await addAddress(admin, `${world.site.url}audio/awaited.wav`);
  await expect.poll(() => transcriber.asked, { timeout: 30_000 }).toBeGreaterThan(0);
  const line = await cuttable(admin);
  const item = await eventually(
    'the item that waits',
    async () => (await waitingItem(world)) ?? null,
    30_000,
  );
  await admin.goto(pathOf(item));
  await expect(admin.getByText("We're processing this episode. Hang tight.")).toBeVisible();
  await expect(admin.getByRole('status').getByText('Transcribing')).toBeVisible();
  await expect.poll(() => line.told).toContain('TRANSCRIBING');

  await line.cut();
  const before = line.told.length;
  transcriber.release();
  await expect(admin.getByRole('region', { name: 'At a glance' })).toBeVisible({ timeout: 60_000 });
  await expect(admin.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  expect(line.told).toHaveLength(before);

  line.mend();
  await tools(admin)
    .getByRole('button', { name: /^retry/ })
    .click();
  await admin.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => transcriber.asked, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect(admin.getByRole('progressbar')).toHaveCount(1);
  await expect.poll(() => line.told.length, { timeout: 60_000 }).toBeGreaterThan(before);
  transcriber.mood = 'answer';
  transcriber.release();
  await expect.poll(() => line.told, { timeout: 60_000 }).toContain('ASSERTIONS_COMPLETE');
  await expect(admin.getByRole('progressbar')).toHaveCount(0);
});

const waitingItem = async (world: World) =>
  (await readLibrary(world.url)).find(({ title }) => /awaited/i.test(title));
