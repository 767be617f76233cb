import { expectAccessible } from '../../accessible.ts';
import { expect, pathOf, test, waitForLibrary } from '../../journey.ts';
import { movedBy } from '../../moved.ts';

const minutes = 'halvern-teachers-board-minutes-2026-10-15';

/** The address of the meeting that the samples bring. */
async function meetingOf(url: string): Promise<string> {
  const answer: unknown = await (await fetch(`${url}/v2/content/${minutes}`)).json();
  const uuid = /"meeting":\{"uuid":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
  return `/event/${uuid}`;
}

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 9);
});

test('a meeting opens its recording first, and its sound goes along with its words', async ({
  page,
  world,
}) => {
  await page.goto(await meetingOf(world.url));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Regular Meeting of the Board of Trustees',
  );
  await expect(page.getByText('Oct 15, 2026').first()).toBeVisible();
  const sources = page.getByRole('list', { name: 'Recordings and papers' });
  await expect(sources.getByRole('button', { pressed: true })).toContainText('board meeting of October 15');

  // What was decided stands in a line each before the agenda.
  await expect(page.locator('#summary').getByRole('region').first()).toContainText(
    'Commitment approved: up to $175 million',
  );
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript
    .getByRole('button', { name: /^Play from/ })
    .nth(2)
    .click();
  const sound = page.locator('audio').first();
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
  await expect(transcript.locator('[data-active]').first()).toBeVisible();
  await expectAccessible(page);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`nothing of a meeting moves once it is shown at ${viewport.width}`, async ({ admin, world }) => {
    await admin.setViewportSize(viewport);
    await admin.goto(await meetingOf(world.url));
    for (const name of ['Agenda and decisions', 'Signals of this meeting', 'Said, not in minutes'])
      await expect(admin.getByRole('region', { name })).toBeVisible();
    await expect(admin.getByRole('combobox', { name: 'Search inside this item' })).toBeVisible();
    await expect(admin.getByRole('region', { name: 'Transcript' }).getByText('Good morning.')).toBeVisible();
    expect(await movedBy(admin)).toBeLessThan(0.02);
  });

test('the search inside a meeting is suggested terms too', async ({ page, world }) => {
  await page.goto(await meetingOf(world.url));
  await page.getByRole('combobox', { name: 'Search inside this item' }).pressSequentially('pacing');
  const terms = page.getByRole('listbox', { name: 'Suggested terms' });
  await expect(terms.getByRole('option')).toHaveText(['commitment pacing']);
  await terms.getByRole('group', { name: 'Strategies' }).getByRole('option').click();
  await expect(page).toHaveURL(/search=commitment\+pacing/);
  await expect(page.getByText(/results? for “commitment pacing”/)).toBeVisible();
});

test('the address selects a source, and Back leads through those that were chosen', async ({
  page,
  world,
}) => {
  const meeting = await meetingOf(world.url);
  await page.goto(meeting);
  const sources = page.getByRole('list', { name: 'Recordings and papers' }).getByRole('button');
  await expect(sources).toHaveCount(2);
  await sources.nth(1).click();
  await expect(page).toHaveURL(/[?&]select=[\da-f-]{36}/);
  await expect(page.getByRole('region', { name: 'Page by page' })).toBeVisible();
  await expect(page.getByText('Research Assistant').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transcript' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Document', exact: true })).toHaveAttribute('target', '_blank');

  await sources.nth(0).click();
  await expect(page).toHaveURL(/select=halvern-teachers-board-meeting/);
  await page.goBack();
  await expect(sources.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(sources.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('what the recording has and the minutes lack is said, and leads to its second', async ({
  page,
  world,
}) => {
  await page.goto(await meetingOf(world.url));
  const lacking = page.getByRole('region', { name: 'Said, not in minutes' });
  await expect(lacking.getByText(/independent appraisal of both office buildings/)).toBeVisible();
  await expect(lacking.getByText('Not found in the minutes', { exact: true })).toHaveCount(1);
  await expect(lacking.getByText(/of 5 decisions in the recording were found in the minutes/)).toBeVisible();
  await lacking.getByRole('link', { name: /^Recording, \d:\d\d$/ }).click();
  await expect(page).toHaveURL(/select=halvern-teachers-board-meeting.*content_id=\d+/);
  await expect(page.getByRole('region', { name: 'Transcript' }).locator('[data-found]')).toBeInViewport();
});

test('a meeting without sources says so, and one that is not there too', async ({ admin, page }) => {
  const made = await admin.request.post('/v2/admin/events', {
    data: { title: 'Special meeting', fund_name: 'Halvern Teachers' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const uuid = /"uuid":"([^"]+)"/.exec(await made.text())?.[1];
  await page.goto(`/event/${uuid}`);
  await expect(page.getByText('No sources found for this event.')).toBeVisible();
  await page.goto('/event/no-such-meeting');
  await expect(page.getByText('There is no such meeting.')).toBeVisible();
});

test('the minutes show the agenda and what was decided, the tied vote too, each leading to its page', async ({
  page,
  world,
}) => {
  const item = (await waitForLibrary(world.url, 9)).find(({ slug }) => slug === minutes);
  if (item === undefined) throw new Error('the samples bring no minutes');
  await page.goto(pathOf(item));
  const proceedings = page.getByRole('region', { name: 'Agenda and decisions' });
  await expect(proceedings.getByRole('heading', { name: 'Infrastructure commitments' })).toBeVisible();
  const tied = proceedings.getByRole('article').filter({ hasText: '(tied)' });
  await expect(tied).toContainText('Failed');
  await expect(tied).toContainText('4 yes, 4 no (tied)');
  await expect(tied).toContainText('Seconded by');
  await tied.getByRole('button', { name: /^Go to p\. \d/ }).click();
  await expect(page.locator('[data-found]')).toBeInViewport();
  await expect(page).toHaveURL(/content_id=\d+/);
});
