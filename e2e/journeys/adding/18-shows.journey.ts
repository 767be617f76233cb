import type { Page } from '@playwright/test';
import { addAddress, expect, test, waitForItem, waitForLibrary } from '../../journey.ts';
import { becomeMember, person } from '../../person.ts';
import { sampleFeedDescription } from '../../sample-feed.ts';
import type { World } from '../../world.ts';

/** The shelf is in the library, and `page` is a member's. */
async function beginWith(page: Page, { admin, world }: { admin: Page; world: World }, name: string) {
  await waitForLibrary(world.url, 8);
  await addAddress(admin, `${world.site.url}shelf.xml`);
  await waitForItem(world.url, /Who bought cedars/);
  await becomeMember(page, world, { admin, someone: person(name) });
}

test('the page of a podcast leads to its episodes, its categories and its words', async ({
  page,
  admin,
  world,
}) => {
  await test.step('a visitor is asked to log in', async () => {
    await page.goto('/pod/timber-hour');
    await expect(page).toHaveURL(/\/login\?next=/);
  });
  await beginWith(page, { admin, world }, 'Araminta');

  await test.step('what it is', async () => {
    await page.goto('/pod/timber-hour');
    await expect(page.getByRole('heading', { level: 1, name: 'Timber Hour' })).toBeVisible();
    await expect(page).toHaveTitle(/Timber Hour/);
    const main = page.getByRole('main');
    await expect(main.getByText('3 episodes', { exact: true })).toBeVisible();
    await expect(main.getByText('3 summarized')).toBeVisible();
    await expect(main.getByText(sampleFeedDescription)).toHaveCount(0);
    await main.getByRole('button', { name: 'Show more' }).click();
    await expect(main.getByText(sampleFeedDescription)).toBeVisible();
    await expect(main.getByRole('region', { name: 'Administration' })).toHaveCount(0);
  });

  await test.step('recent and older episodes, also after the way back', async () => {
    await expect(page.getByRole('link', { name: 'Who buys pines' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Who bought cedars' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Older' }).click();
    await page.getByRole('link', { name: 'Who bought cedars' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Who bought cedars' })).toBeVisible();
    const way = page.getByRole('navigation', { name: 'Where this page is' });
    await expect(way.getByRole('link', { name: 'Timber Hour' })).toHaveAttribute('href', '/pod/timber-hour');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Hide Older' })).toBeVisible();
  });

  await test.step('a mark of the newest summary leads to the words', async () => {
    const locator = page.getByRole('region', { name: 'Latest summary' });
    await locator
      .getByRole('button', { name: /^Source 1/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ep\/who-buys-oaks\?content_id=\d+&segment=/);
    await page.goBack();
  });

  await test.step('what is followed is found in the profile, and leads back', async () => {
    // The page says so before it is kept.
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/podcast/follow'));
    await page.getByRole('button', { name: 'Follow Timber Hour' }).click();
    await expect(page.getByRole('button', { name: 'Following Timber Hour' })).toBeVisible();
    await kept;
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Timber Hour' }).click();
    await expect(page).toHaveURL(/\/pod\/timber-hour$/);
    await expect(page.getByRole('button', { name: 'Following Timber Hour' })).toBeVisible();
  });

  await test.step('its categories', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Investing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investing' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Investing' }).getByText('Timber Hour')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveTitle(/Categories/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Business' })).toBeVisible();
  });
});

test('an admin looks for new episodes, scores one, and ignores the podcast for a while', async ({
  page,
  admin,
  world,
}) => {
  await beginWith(page, { admin, world }, 'Barnabas');
  await admin.goto('/pod/timber-hour');
  const tools = admin.getByRole('region', { name: 'Administration' });
  await expect(tools.getByText(/Last fetched/)).toBeVisible();
  await tools.getByRole('button', { name: 'Refresh podcast' }).click();
  await expect(admin.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();

  await admin.getByRole('button', { name: /change it for Who buys oaks/ }).click();
  await admin.getByRole('spinbutton').fill('72');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('button', { name: 'Score 72: change it for Who buys oaks' })).toBeVisible();

  await tools.getByRole('button', { name: 'Ignore podcast' }).click();
  await expect(admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Ignore podcast' }).click();
  await expect(admin.getByText(/^This podcast is ignored/)).toBeVisible();
  await page.goto('/pod/timber-hour');
  await expect(page).toHaveTitle(/404/);
  await tools.getByRole('button', { name: 'Stop ignoring' }).click();
  await expect(admin.getByText(/^This podcast is ignored/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Timber Hour' })).toBeVisible();
});

test('a publication is open to visitors', async ({ page, admin, world }) => {
  await waitForLibrary(world.url, 8);
  await addAddress(admin, `${world.site.url}courier.xml`);
  await waitForItem(world.url, /A vote on cedars/);
  await waitForItem(world.url, /A vote on oaks/);
  await page.goto('/pub/the-larkmeadow-courier');
  await expect(page.getByRole('heading', { level: 1, name: 'The Larkmeadow Courier' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('A vote on oaks');
  await expect(page.getByRole('link', { name: 'A vote on cedars' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Older' }).click();
  await expect(page.getByRole('link', { name: 'A vote on cedars' })).toBeVisible();
  await page
    .getByRole('region', { name: /^Recent/ })
    .getByRole('link', { name: 'A vote on oaks' })
    .click();
  await expect(page).toHaveURL(/\/article\/a-vote-on-oaks/);
});

test('people are found by name, and from what names them', async ({ page, world }) => {
  await waitForLibrary(world.url, 8);
  await page.goto('/people');
  await expect(page).toHaveTitle(/People/);
  await page.getByRole('button', { name: 'D', exact: true }).click();
  await expect(page).toHaveURL(/letter=D/);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('quintrell');
  await page.getByRole('main').getByRole('link', { name: 'Dolores Quintrell' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dolores Quintrell' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /board meeting of October 15/ })
    .click();
  // The list of them grows while the page comes.
  const first = page
    .getByRole('complementary')
    .getByRole('link', { name: /^All episodes with/ })
    .first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  const name = label.replace('All episodes with ', '');
  await page.getByRole('complementary').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(/\/best_podcast_episodes\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: /^Search all transcripts for/ }).click();
  await expect(page).toHaveURL(/\/search\/transcripts\?q=/);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(new RegExp(name));
});

test('the search finds podcasts and episodes, here and in the directory', async ({ page, admin, world }) => {
  await beginWith(page, { admin, world }, 'Clementine');
  await page.goto('/home');

  await test.step('a member searches from every page', async () => {
    await page.getByRole('banner').getByRole('searchbox').fill('who');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/transcripts\?q=who$/);
    await page.getByRole('main').getByRole('link', { name: 'All results', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=who$/);
    // The page before, which stands until this one has come, may name the same items.
    const locator = page.getByRole('region', { name: 'Items' });
    await expect(locator.getByRole('link', { name: 'Who buys oaks' })).toBeVisible();
    await expect(locator.getByText('Who sells spruce')).toBeVisible();
  });

  await test.step('newest first, and what is in the library is not offered again', async () => {
    const episodes = page.getByRole('region', { name: 'Items' }).getByRole('heading', { level: 3 });
    await expect(episodes.first()).toHaveText('Who buys oaks');
    await expect(episodes.nth(1)).toHaveText('Who sells spruce');
    await expect(episodes.filter({ hasText: 'Who buys oaks' })).toHaveCount(1);
  });

  await test.step('four podcasts at first', async () => {
    const podcasts = page.getByRole('list', { name: 'Podcasts' }).getByRole('heading', { level: 3 });
    await expect(podcasts).toHaveCount(4);
    await page.getByRole('button', { name: 'Show Remaining Podcast Results' }).click();
    await expect(podcasts).not.toHaveCount(4);
  });

  await test.step('commas part searches, each in a tab of its own', async () => {
    const tabs: Page[] = [];
    page.context().on('page', (tab) => tabs.push(tab));
    const field = page.getByRole('combobox', { name: 'Search podcasts and episodes' });
    await field.fill('oaks, pines');
    await field.press('Enter');
    const searched = () => tabs.map((tab) => new URL(tab.url()).search).toSorted();
    await expect.poll(searched).toEqual(['?q=oaks', '?q=pines']);
    for (const tab of tabs) {
      const term = new URL(tab.url()).searchParams.get('q');
      await expect(tab.getByRole('link', { name: `Who buys ${term}` }).first()).toBeVisible();
      await tab.close();
    }
    await expect(page).toHaveURL(/\/search\?q=who$/);
  });

  await test.step('what the browser keeps back is offered', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    const field = page.getByRole('combobox', { name: 'Search podcasts and episodes' });
    await field.fill('oaks, pines, cedars');
    await field.press('Enter');
    await expect(page.getByText('The browser opened no tabs for 2 more searches:')).toBeVisible();
    await expect(page.getByRole('link', { name: 'cedars', exact: true })).toHaveAttribute(
      'href',
      '/search?q=cedars',
    );
  });

  await test.step('what the directory has is taken in', async () => {
    await page.getByRole('link', { name: 'Add to the library: Who sells spruce' }).click();
    await expect(page).toHaveURL(/\/add\?url=/);
    await expect(page.getByText('Submitted just now')).toBeVisible();
  });
});
