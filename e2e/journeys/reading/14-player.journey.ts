import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../../accessible.ts';
import { eventually } from '../../eventually.ts';
import { expect, readLibrary, test, waitForLibrary } from '../../journey.ts';
import { callAs } from '../../person.ts';
import type { World } from '../../world.ts';

const slugs = [
  'what-seven-percent-costs-inside-an-asset-liability-study',
  'the-pacing-plan-that-ran-away',
  'the-trustee-who-reads-everything',
] as const;
const [first, second, third] = slugs;
const titles = { [first]: /^What seven percent/, [second]: /^The pacing plan/, [third]: /^The trustee/ };

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Player', exact: true });
const button = (page: Page, name: string | RegExp): Locator =>
  bar(page).getByRole('button', { name, exact: true });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'NOW PLAYING' });
const rows = (page: Page): Locator => panel(page).getByRole('listitem');
const playButton = (page: Page): Locator =>
  page.locator('#reading').getByRole('button', { name: /^Play (digest|episode|video|call|recording)/ });

/** What is heard, read from the element itself. */
const sound = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    at: audio.currentTime,
    paused: audio.paused,
    speed: audio.playbackRate,
    lasts: audio.duration,
    file: audio.currentSrc,
  }));
const soundAt = async (page: Page): Promise<number> => (await sound(page)).at;
const isPlaying = (page: Page) => expect.poll(async () => (await sound(page)).paused).toBe(false);
/** A sound that was begun a moment ago does not know yet how long it lasts. */
async function lengthOf(page: Page): Promise<number> {
  await expect.poll(async () => (await sound(page)).lasts).toBeGreaterThan(0);
  return (await sound(page)).lasts;
}

/** The sound has moved on from where it was. */
async function goesOn(page: Page): Promise<void> {
  const before = await soundAt(page);
  await expect.poll(() => soundAt(page)).toBeGreaterThan(before + 0.3);
}

async function goTo(page: Page, time: string): Promise<void> {
  await button(page, /^Settings/).click();
  await page.getByLabel('Go to').fill(time);
  await page.getByLabel('Go to').press('Enter');
  await page.keyboard.press('Escape');
}

const Answer = z.object({ item: z.object({ audio_digest: z.unknown() }) });
const hasDigest = (world: World, slug: string): Promise<true> =>
  eventually(
    `a digest of ${slug}`,
    async () => {
      const { item } = Answer.parse(await (await fetch(`${world.url}/v2/content/${slug}`)).json());
      return item.audio_digest === null ? null : true;
    },
    60_000,
  );

/** A list of the three episodes, made as its keeper makes it, for everybody who has its address, which it gives. */
async function makeList(admin: Page, world: World): Promise<string> {
  const items = await readLibrary(world.url);
  const episodes = slugs.flatMap((slug) =>
    items.filter((item) => item.slug === slug).map(({ uuid }) => uuid),
  );
  const made = await callAs(admin, world, '/episode_list', { title: 'Committee week', episodes });
  const { uuid } = z.object({ uuid: z.string() }).parse(await made.json());
  const sharing = `${world.url}/v2/episode_list/${uuid}/sharing`;
  const shared = await admin.request.put(sharing, { headers: { origin: world.url }, data: { link: true } });
  expect(shared.ok()).toBe(true);
  return `/watch/${uuid}`;
}

async function playList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play all' }).click();
  await expect(bar(page).getByRole('link', { name: titles[first] })).toBeVisible();
  await isPlaying(page);
}

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('an item begins with its digest; each sound keeps its place, and a place of the item is one of the episode', async ({
  page,
  world,
}) => {
  await hasDigest(world, first);
  await page.goto(`/ep/${first}`);
  await playButton(page).click();
  await isPlaying(page);
  await expect(button(page, 'AI Digest')).toHaveAttribute('aria-pressed', 'true');
  const digest = (await sound(page)).file;
  await button(page, 'Forward 30 seconds').click();
  await expect.poll(() => soundAt(page)).toBeGreaterThan(30);
  // The seconds of the digest are not those of the page.
  await expect(page.locator('[data-active]')).toHaveCount(0);

  await button(page, 'Episode').click();
  await isPlaying(page);
  await expect.poll(async () => (await sound(page)).file).not.toBe(digest);
  expect(await soundAt(page)).toBeLessThan(20);
  await goTo(page, '2:00');
  await button(page, 'AI Digest').click();
  await isPlaying(page);
  await expect.poll(async () => (await sound(page)).file).toBe(digest);
  await expect.poll(() => soundAt(page)).toBeGreaterThan(30);

  const chapter = page
    .locator('#outline [data-chapter="2"]')
    .getByRole('button', { name: /^Play from/ })
    .first();
  const [minutes = 0, seconds = 0] =
    (await chapter.innerText()).split(/[–-]/)[0]?.split(':').map(Number) ?? [];
  await chapter.click();
  await expect(button(page, 'Episode')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => soundAt(page)).toBeGreaterThan(minutes * 60 + seconds + 0.3);
  expect(await soundAt(page)).toBeLessThan(minutes * 60 + seconds + 20);
});

test('the sound goes on from page to page, and is taken up after a reload where it stood', async ({
  page,
}) => {
  await page.goto(`/ep/${first}?timestamp=2:05`);
  await button(page, 'Play').click();
  await goesOn(page);
  await page
    .getByRole('link', { name: /: Home$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/home$/);
  await goesOn(page);
  await button(page, 'Pause').click();
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  const stood = await soundAt(page);
  await page.reload();
  await expect(bar(page).getByRole('link', { name: titles[first] })).toBeVisible();
  await expect.poll(() => soundAt(page)).toBeCloseTo(stood, 0);
  expect((await sound(page)).paused).toBe(true);
  await button(page, 'Play').click();
  await goesOn(page);
  await bar(page).getByRole('link', { name: titles[first] }).click();
  await expect(page).toHaveURL(new RegExp(first));
  await goesOn(page);
});

test('steps end at the ends, speeds are heard, and a place can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/ep/${first}?timestamp=10`);
  await button(page, 'Back 30 seconds').click();
  await expect.poll(() => soundAt(page)).toBe(0);
  const lasts = await lengthOf(page);
  await goTo(page, '10:30');
  await expect.poll(() => soundAt(page)).toBeCloseTo(630, 0);
  await button(page, 'Forward 30 seconds').click();
  await expect.poll(() => soundAt(page)).toBeCloseTo(lasts, 0);
  await goTo(page, '1:02:30');
  await expect.poll(() => soundAt(page)).toBeCloseTo(lasts, 0);

  await goTo(page, '2:05');
  await button(page, /^Settings/).click();
  for (const speed of ['0.5', '1', '1.2', '1.5', '2']) {
    await page.getByRole('radio', { name: `${speed}×`, exact: true }).check({ force: true });
    await expect.poll(async () => String((await sound(page)).speed)).toBe(speed);
  }
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/ep/${first}\\?timestamp=12[56]$`));
  await expectAccessible(page);
  await page.goto(link);
  await expect.poll(() => soundAt(page)).toBeCloseTo(125, 0);
});

test('a list plays one after the other, in the order that its listener gives it', async ({
  page,
  admin,
  world,
}) => {
  await hasDigest(world, first);
  await playList(page, await makeList(admin, world));
  await expect(page.getByText('Welcome to your smart playlist!')).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  const digest = (await sound(page)).file;
  await button(page, 'Episode').click();
  await expect.poll(async () => (await sound(page)).file).not.toBe(digest);
  await isPlaying(page);

  await test.step('the end of a sound is the turn of the next', async () => {
    await goTo(page, String(Math.floor(await lengthOf(page)) - 1));
    await expect(bar(page).getByRole('link', { name: titles[second] })).toBeVisible();
    await isPlaying(page);
  });

  await test.step('entries are moved by the keyboard and by dragging, and removed', async () => {
    await button(page, /^Playlist/).click();
    await expect(rows(page)).toHaveCount(3);
    await panel(page)
      .getByRole('button', { name: /^Move The trustee.*: drag/ })
      .focus();
    await page.keyboard.press('ArrowUp');
    await expect(rows(page).nth(1)).toContainText(titles[third].source.slice(1));
    const handle = panel(page).getByRole('button', { name: /^Move What seven.*: drag/ });
    await handle.hover();
    await page.mouse.down();
    const goal = await rows(page).nth(2).boundingBox();
    if (!goal) throw new Error('the last row is not to be seen');
    await page.mouse.move(goal.x + 20, goal.y + goal.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(rows(page).nth(2)).toContainText(titles[first].source.slice(1));
    await expectAccessible(page);
    // What plays is still what plays: trustee, pacing plan (now), seven percent.
    await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await panel(page)
      .getByRole('button', { name: /^Remove The trustee/ })
      .click();
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(button(page, /^Playlist/)).toBeFocused();
  });

  await test.step('next goes on and wraps to the first', async () => {
    await button(page, 'Next').click();
    await expect(bar(page).getByRole('link', { name: titles[first] })).toBeVisible();
    await button(page, 'Next').click();
    await expect(bar(page).getByRole('link', { name: titles[second] })).toBeVisible();
    await isPlaying(page);
  });

  await test.step('the list is there after a reload, and greets nobody twice', async () => {
    await page.reload();
    await button(page, /^Playlist/).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(panel(page)).toContainText('Committee week, 2 entries');
    await expect(page.getByText('Welcome to your smart playlist!')).toHaveCount(0);
  });
});

test('the keys of the system step, go on and say what plays', async ({ page, admin, world }) => {
  await page.addInitScript(() => {
    const { mediaSession } = navigator;
    const taken: Record<string, MediaSessionActionHandler | null> = {};
    mediaSession.setActionHandler = (action, handler) => {
      taken[action] = handler;
    };
    document.addEventListener('journey-key', (event) => {
      const { action, ...details } = (event as CustomEvent<MediaSessionActionDetails>).detail;
      taken[action]?.({ action, ...details });
    });
  });
  const press = (action: string, details: object = {}) =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('journey-key', { detail })), {
      action,
      ...details,
    });
  await playList(page, await makeList(admin, world));
  const reported = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  await expect.poll(reported).toEqual([expect.stringMatching(titles[first]), 'playing']);
  await press('pause');
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  await press('seekto', { seekTime: 40 });
  await press('seekforward');
  await expect.poll(() => soundAt(page)).toBeCloseTo(70, 0);
  await press('seekbackward');
  await expect.poll(() => soundAt(page)).toBeCloseTo(40, 0);
  await press('play');
  await goesOn(page);
  await press('nexttrack');
  await expect.poll(reported).toEqual([expect.stringMatching(titles[second]), 'playing']);
  await press('previoustrack');
  await expect.poll(reported).toEqual([expect.stringMatching(titles[first]), 'playing']);
});

test('a jump of the picture’s own controls is followed at once', async ({ page }) => {
  await page.goto('/vid/panel-private-credit-after-the-easy-money');
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript
    .getByRole('button', { name: /^Play from/ })
    .nth(1)
    .click();
  const video = page.locator('video');
  // It is there, and has gone to its line: a jump before that is not where it stays.
  await expect
    .poll(() => video.evaluate((picture: HTMLVideoElement) => picture.currentTime))
    .toBeGreaterThan(0);
  await video.evaluate((picture: HTMLVideoElement) => {
    picture.currentTime = 200;
  });
  await expect(bar(page).getByRole('slider', { name: 'Seek' })).toHaveValue(/^20\d$/);
});

test('a broken file says why, keeps its place, and plays once it is there again', async ({ page }) => {
  await page.route(/\.mp3|media-files|sample-files/, (route) => route.abort());
  await page.goto(`/ep/${first}?timestamp=2:05`);
  const alert = bar(page).getByRole('alert');
  await expect(alert).toContainText('Failed to load sound file');
  await expect(alert).toContainText('Network error');
  await page.unroute(/\.mp3|media-files|sample-files/);
  await button(page, 'Retry').click();
  await isPlaying(page);
  await expect.poll(() => soundAt(page)).toBeGreaterThan(125);

  await page.route(/\.mp3|media-files|sample-files/, (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: 'no sound at all' }),
  );
  await page.reload();
  await expect(alert).toContainText('Media format not supported');
  await expectAccessible(page);
});

test('on a telephone nothing is loaded before it is asked for, and all of it is in a sheet', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  await page.goto(`/ep/${first}?timestamp=2:05`);
  await expect(button(page, 'Play')).toBeVisible();
  await expect(bar(page).getByRole('link')).toHaveText(/^.{1,29}…$/);
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.networkState)).not.toBe(2);
  expect((await sound(page)).lasts).toBeNaN();
  await button(page, 'Open player').click();
  await button(page, 'Forward 30 seconds').click();
  await button(page, 'Play').click();
  await expect.poll(() => soundAt(page)).toBeGreaterThan(155);
  await button(page, /^Settings/).click();
  await page.getByRole('radio', { name: '1.5×' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await context.close();
});
