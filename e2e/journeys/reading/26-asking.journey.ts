import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../accessible.ts';
import { expect, pathOf, test, waitForLibrary } from '../../journey.ts';
import { keyboardOf } from '../../keyboard.ts';
import { becomeMember, person } from '../../person.ts';

const question = 'What did the trustees decide about infrastructure?';
const lacking = 'What does the zeppelin union charge in Antarctica?';

const ask = (page: Page, words: string) => page.goto(`/home?q=${encodeURIComponent(words)}`);
const answerTo = (page: Page, words: string) => page.getByRole('region', { name: `Answer to “${words}”` });
const marks = (page: Page) => answerTo(page, question).getByRole('button', { name: /^Source \d/ });
/** What is told, without what stands around it. */
const answersOn = (page: Page) => answerTo(page, question).locator('p:has(sup)').allTextContents();

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 9);
});

test('the keyboard alone asks, opens a source at its place and comes back to the answer', async ({
  page,
}) => {
  const keys = keyboardOf(page);
  await page.goto('/home');
  await keys.fill(/^Ask across/, question);
  await keys.press('Enter');
  await expect(marks(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/home\?q=What\+did\+the\+trustees/);

  const opened = page.context().waitForEvent('page');
  await keys.enter(/^Open “/);
  const source = await opened;
  await expect(source).toHaveURL(/content_id=\d+&segment=/);
  await expect(source.getByRole('heading', { level: 1 })).toBeVisible();
  await source.close();

  const before = await answersOn(page);
  await page.reload();
  await expect.poll(() => answersOn(page)).toEqual(before);
  await keys.fill(/^Ask across/, ' infrastructure');
  await keys.press('Control+Enter');
  await expect(page).toHaveURL(/\/search\/transcripts\?q=/);
  await page.goBack();
  await expect.poll(() => answersOn(page)).toEqual(before);
});

test('what a member rejects is hidden from them alone, what an admin removes from everybody, and both come back', async ({
  admin,
  page,
  browser,
  world,
}) => {
  await ask(page, question);
  await expect(marks(page).first()).toBeVisible();
  const answer = await answersOn(page);
  const isToldTo = async (reader: Page): Promise<void> => {
    await ask(reader, question);
    await expect.poll(() => answersOn(reader)).toEqual(answer);
  };
  const isHiddenFrom = async (reader: Page, why: RegExp): Promise<void> => {
    await expect(reader.getByText(why)).toBeVisible();
    for (const sentence of await answersOn(reader)) expect(answer).not.toContain(sentence);
  };
  const undo = (reader: Page) =>
    reader.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();

  await test.step('a member speaks for themselves', async () => {
    const context = await browser.newContext({ baseURL: world.url });
    const member = await context.newPage();
    await becomeMember(member, world, { admin, someone: person('Tamsin') });
    await isToldTo(member);
    await member.getByRole('button', { name: 'Reject this answer' }).click();
    await isHiddenFrom(member, /^You rejected an answer to this question/);
    await isToldTo(page);
    await undo(member);
    await expect.poll(() => answersOn(member)).toEqual(answer);
    await context.close();
  });

  await test.step('an admin speaks for everybody', async () => {
    await isToldTo(admin);
    await admin.getByRole('button', { name: 'Remove this answer for everyone' }).click();
    await isHiddenFrom(admin, /^An answer to this question was removed for everyone/);
    await ask(page, question);
    await isHiddenFrom(page, /^Nothing in the library answers this/);
    await undo(admin);
    await expect.poll(() => answersOn(admin)).toEqual(answer);
    await isToldTo(page);
  });

  await page.getByRole('button', { name: 'Approve this answer' }).click();
  await expect(page.getByRole('alertdialog', { name: 'For members' })).toBeVisible();
});

test('an item is asked too, and its citations are gone to on its page', async ({ page, world }) => {
  const item = (await waitForLibrary(world.url, 9)).find(({ title }) => title.includes('pacing plan'));
  if (item === undefined) throw new Error('the samples bring no episode on a pacing plan');
  await page.goto(pathOf(item));
  const part = page.getByRole('region', { name: 'Search and ask questions' });
  const box = part.getByRole('combobox', { name: 'Search inside this item' });
  await box.fill('How has the pacing plan changed?');
  await box.press('Enter');
  const mark = part.getByRole('button', { name: /^Source 1, at \d/ });
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  await mark.click();
  await expect(page).toHaveURL(/content_id=\d+/);
  expect(new URL(page.url()).pathname).toBe(pathOf(item));
  await box.press('Control+Enter');
  await expect(part.getByText(/results? for “How has the pacing plan changed\?”/)).toBeVisible();
});

test('an item shows questions that it answers, and each has its answer', async ({ page, world }) => {
  const item = (await waitForLibrary(world.url, 9)).find(({ title }) => title.includes('trustee who reads'));
  if (item === undefined) throw new Error('the samples bring no episode on a trustee');
  await page.goto(`${pathOf(item)}#search`);
  const part = page.getByRole('region', { name: 'Search and ask questions' });
  const own = part.getByRole('region', { name: 'Questions this item answers' });
  const first = own.getByRole('button').first();
  const question = (await first.textContent()) ?? '';
  await expectAccessible(page);
  await first.click();
  await expect(part.getByRole('combobox')).toHaveValue(question);
  const answer = part.getByRole('region', { name: `Answer to “${question}”` });
  await expect(answer.getByRole('button', { name: /^Source 1, at \d/ })).toBeVisible();
  await expect(answer.getByRole('button', { name: /^Play from \d/ }).first()).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(part.getByRole('combobox')).toHaveValue(question);
});

test('what nothing answers is said, and an admin sees that people look for it', async ({ page, admin }) => {
  await ask(page, lacking);
  await expect(page.getByRole('heading', { name: 'Nothing in the library answers this' })).toBeVisible();
  await expectAccessible(page);
  await admin.goto('/admin/questions');
  await admin.getByRole('link', { name: 'Unanswered' }).click();
  const row = admin.getByRole('row', { name: new RegExp(lacking.replace('?', '')) });
  await expect(row).toContainText('No answer');
  await row.getByRole('link').click();
  await expect(admin).toHaveURL(/\/answer\//);
  await expect(admin.getByRole('heading', { level: 1, name: lacking })).toBeVisible();
});

test('an answer can be used by everybody', async ({ browser, world }) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, baseURL: world.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await ask(page, 'Who voted no?');
  const mark = page.getByRole('button', { name: /^Source \d/ }).first();
  await expect(mark).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await mark.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Close sources' }).click();
  await page.setViewportSize({ width: 1_440, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Sources' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await context.close();
});
