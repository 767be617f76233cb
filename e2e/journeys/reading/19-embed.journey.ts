import { openForeignPage } from '../../foreign-page.ts';
import { expect, test, waitForLibrary } from '../../journey.ts';

const slug = 'what-seven-percent-costs-inside-an-asset-liability-study';

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test("the player plays inside somebody else's page and leads out of it", async ({ page, world }) => {
  const elsewhere = await openForeignPage(
    `<iframe src="${world.url}/embed/${slug}" title="Ecco" width="640" height="220"></iframe>`,
  );
  try {
    await page.goto(elsewhere.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: /What seven percent costs/ })).toBeVisible();
    await expect(frame.getByText(/Sep 2[12], 2026/)).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);

    const sound = frame.locator('audio');
    await frame.getByRole('button', { name: 'Play', exact: true }).click();
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.5);
    await frame.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);

    const opened = page.waitForEvent('popup');
    await frame.getByRole('link', { name: 'More from Quorum and Carry' }).click();
    expect(new URL((await opened).url()).origin).toBe(world.url);
  } finally {
    await elsewhere.close();
  }
});

test('no other page can be framed by others, unless it was made for it', async ({ page, world }) => {
  const elsewhere = await openForeignPage(
    `<iframe id="page" src="${world.url}/ep/${slug}"></iframe>
     <iframe id="embedded" src="${world.url}/ep/${slug}?embed=true" width="900" height="600"></iframe>`,
  );
  try {
    await page.goto(elsewhere.url);
    const embedded = page.frameLocator('#embedded');
    await expect(embedded.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(embedded.getByRole('banner')).toHaveCount(0);
    await expect(page.frameLocator('#page').getByRole('heading')).toHaveCount(0);
  } finally {
    await elsewhere.close();
  }
});

test('what is gone says so, and the player is accessible', async ({ page }) => {
  await page.goto('/embed/no-such-item');
  await expect(page.getByRole('heading', { name: 'This item is no longer available' })).toBeVisible();
  await page.goto(`/embed/${slug}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a link tells what it leads to before any script runs', async ({ request, world }) => {
  const text = await (await request.get(`/ep/${slug}`)).text();
  expect(text).toMatch(/<meta property="og:title" content="What seven percent costs[^"]*Quorum and Carry">/);
  expect(text).toMatch(/<meta property="og:description" content="[^"]{40,}">/);
  const picture = /<meta property="og:image" content="([^"]+)">/.exec(text)?.[1] ?? '';
  expect(picture.startsWith(world.url)).toBe(true);
  expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
});
