import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../../accessible.ts';
import { episode, readSummarised, shown } from '../../cards.ts';
import { eventually } from '../../eventually.ts';
import { addAddress, expect, pathOf, readLibrary, test, waitForLibrary } from '../../journey.ts';
import { siteAddress } from '../../site-address.ts';
import type { World } from '../../world.ts';

const Analyzed = z.object({
  item: z.object({
    processing_status: z.string(),
    analysis_options: z.object({
      flavor: z.string(),
      summary_detail: z.number(),
      page_ranges: z.string(),
    }),
  }),
});

test.use({ environment: { TRANSCRIBER_URL: `${siteAddress}v1` } });

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

const keeping = (page: Page): Locator =>
  page.getByRole('article').getByRole('button', { name: 'Administration' });
const tools = (page: Page): Locator => page.getByRole('region', { name: 'Administration' });

/** Opens a page with the tools of the keepers. */
async function openAsCurator(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await keeping(page).click();
}

test('the tools of the keepers are for nobody else', async ({ page, admin }) => {
  await page.goto(episode);
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await expect(keeping(page)).toHaveCount(0);
  await openAsCurator(admin, episode);
  for (const name of [
    /^Process this again/,
    /^Re-split/,
    /^Pick new highlights/,
    /^Approve all/,
    /^Regenerate the audio digest/,
    /^Re-generate Analysis/,
    /^Change the score/,
  ])
    await expect(tools(admin).getByRole('button', { name })).toBeVisible();
});

test('a keeper changes the score and approves highlights, one and all', async ({ admin, world }) => {
  await openAsCurator(admin, `${episode}?highlight=0`);
  await tools(admin)
    .getByRole('button', { name: /^Change the score/ })
    .click();
  await admin.getByLabel('Score, 0 to 100').fill('77');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('The score is 77 now.')).toBeVisible();
  expect((await readSummarised(world)).score).toBe(77);

  await shown(admin)
    .getByRole('checkbox', { name: /^Approved/ })
    .click();
  await expect.poll(async () => (await readSummarised(world)).highlights[0]?.approved).toBe(true);
  await tools(admin)
    .getByRole('button', { name: /^Approve all/ })
    .click();
  await expect
    .poll(async () => (await readSummarised(world)).highlights.every(({ approved }) => approved))
    .toBe(true);
});

test('a keeper names a speaker, and everybody reads the name', async ({ page, admin }) => {
  await openAsCurator(admin, episode);
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

test('a keeper corrects a line, everybody reads it beside what was said, and the rest is made again', async ({
  page,
  admin,
  world,
}) => {
  const before = (await readSummarised(world)).content[2]?.text ?? '';
  await openAsCurator(admin, episode);
  const transcript = admin.getByRole('region', { name: 'Transcript' });
  await transcript.getByText(before).hover();
  await transcript.getByRole('button', { name: 'Correct this line' }).nth(2).click();
  const sheet = admin.getByRole('dialog', { name: 'Correct a line' });
  await sheet.getByRole('textbox', { name: 'Line 3' }).fill('The quokka reserve stands as it stood.');
  await expectAccessible(admin);
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText(/^Line corrected\./)).toBeVisible();

  await page.goto(`${episode}?search=quokka`);
  await expect(page.getByText('1 result for “quokka”')).toBeVisible();
  const line = page.locator('[data-line="2"]');
  await line.getByText('Corrected', { exact: true }).click();
  await expect(line.getByText(`As said: “${before}”`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct this line' })).toHaveCount(0);

  await transcript.locator('[data-line="2"]').hover();
  await transcript.getByRole('button', { name: 'Correct this line' }).nth(2).click();
  await expect(sheet.getByText(/^One correction is not in the summary/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Regenerate now' }).click();
  await expect(admin.getByText('Regenerating…', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await readSummarised(world)).processing_status, { timeout: 120_000 })
    .toBe('ASSERTIONS_COMPLETE');
  await expect(sheet.getByText(/^One correction is not in the summary/)).toHaveCount(0, { timeout: 30_000 });
  await sheet.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(admin.getByText('Correction undone')).toBeVisible();
  await expect(transcript.getByText(before)).toBeVisible();

  await tools(admin).getByRole('button', { name: 'Corrected lines' }).click();
  const all = admin.getByRole('dialog', { name: 'Corrected lines' });
  await expect(all.getByText('The quokka reserve stands as it stood.').first()).toBeVisible();
  await expectAccessible(admin);
  await all.getByRole('link', { name: 'Line 3' }).first().click();
  await expect(all).toBeHidden();
  await expect(admin).toHaveURL(/content_id=2/);
});

test('a keeper writes the analysis from a draft, with citations, and everybody reads it', async ({
  page,
  admin,
}) => {
  await openAsCurator(admin, episode);
  await tools(admin).getByRole('button', { name: 'Write an analysis' }).click();
  const text = admin.getByRole('textbox', { name: 'The analysis' });
  await expect(text).toContainText(/\w/);
  expect(await text.locator('a[data-segment]').count()).toBeGreaterThan(5);
  await text.press('ControlOrMeta+a');
  await text.press('Delete');
  await expect(text.locator('[data-placeholder="Begin typing your document..."]')).toHaveCount(1);
  await text.pressSequentially('What it means for us');
  await admin.getByRole('button', { name: 'Heading 2', exact: true }).click();
  await text.press('Enter');
  await text.pressSequentially('The rate fell: ');
  await admin.getByRole('button', { name: 'Cite a place' }).click();
  const places = admin.getByRole('dialog', { name: 'Cite a place' });
  await places.getByRole('searchbox', { name: 'Search the transcript' }).fill('quarter of a point');
  await places
    .getByRole('button', { name: /^Insert the quote at \d/ })
    .first()
    .click();
  await expect(text.locator('a[data-segment]')).toHaveCount(1);
  await expectAccessible(admin);
  await expect(admin.getByText(/^Draft kept/)).toBeVisible();

  await admin.reload();
  await keeping(admin).click();
  await tools(admin).getByRole('button', { name: 'Write an analysis' }).click();
  await expect(text.getByRole('heading', { name: 'What it means for us' })).toBeVisible();
  await admin.getByRole('button', { name: 'Save Document' }).click();
  await expect(admin.getByText('The analysis is saved.')).toBeVisible();

  await page.goto(episode);
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByRole('heading', { name: 'What it means for us' })).toBeVisible();
  await analysis.getByRole('link', { name: /^\d+:\d\d$/ }).click();
  await expect(page).toHaveURL(/segment=/);
  await expect(page.locator('[data-found]')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Editing', exact: true })).toHaveCount(0);
});

test('what is pasted from Word comes as what it means; an older version comes back', async ({ admin }) => {
  await admin.goto(episode);
  const analysis = admin.getByRole('region', { name: 'Analysis' });
  await analysis.getByRole('button', { name: 'Editing' }).click();
  const text = admin.getByRole('textbox', { name: 'The analysis' });
  await expect(text).toContainText('The rate fell');
  await text.press('ControlOrMeta+a');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    const line = (words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${words}<o:p></o:p></p>`;
    data.setData(
      'text/html',
      `<style>p{color:red}</style><h1 style="color:red">Plan</h1>${line('One')}${line('Two')}<table><tr><td width=90><p class=MsoNormal>$25m</p></td></tr></table><script>alert(1)</script>`,
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(text.getByRole('cell')).toHaveText('$25m');
  await text.getByRole('cell').click();
  await admin.getByRole('button', { name: 'Add row' }).click();
  await expect(text.getByRole('row')).toHaveCount(2);
  await admin.getByRole('button', { name: 'Save Document' }).click();
  await expect(admin.getByText('The analysis is saved.')).toBeVisible();
  await expect(analysis.getByRole('cell', { name: '$25m' })).toBeVisible();

  await analysis.getByRole('button', { name: 'Editing' }).click();
  await expect(text).toContainText('Plan');
  await admin.getByRole('button', { name: 'History' }).click();
  const history = admin.getByRole('dialog', { name: 'History' });
  await history.locator('ol > li > button').nth(1).click();
  await expect(history.getByRole('heading', { name: 'What it means for us' })).toBeVisible();
  await history.getByRole('button', { name: 'Take this version into the editor' }).click();
  await expect(text.getByRole('heading', { name: 'What it means for us' })).toBeVisible();
  await analysis.getByRole('button', { name: 'Viewing' }).click();
  await expect(analysis.getByRole('cell', { name: '$25m' })).toBeVisible();
});

test('a keeper writes an email about an item, in which every sentence leads to its place', async ({
  admin,
}) => {
  await openAsCurator(admin, episode);
  await tools(admin).getByRole('link', { name: 'Email' }).click();
  await expect(admin).toHaveURL(/\/admin\/emailgenerator\/episode\//);
  await admin.getByLabel('Opening').fill('Dear board,');
  const mail = admin.frameLocator('iframe[title="Preview"]');
  await expect(mail.getByText('Dear board,', { exact: true }).last()).toBeVisible();
  await expect(mail.getByRole('link', { name: /^\d{1,2}:\d\d$/ }).first()).toHaveAttribute(
    'href',
    /\/ep\/.+content_id=\d+/,
  );
  await admin.getByRole('button', { name: 'Phone' }).click();
  await expect(admin.getByTitle('Preview')).toHaveCSS('width', '360px');
  await admin.getByRole('button', { name: 'Send to me' }).click();
  await expect(admin.getByText(/^The email to .+ is in the outbox\.$/)).toBeVisible();
});

test('a keeper has a document analyzed as they choose; pages are checked while they are written', async ({
  admin,
  world,
}) => {
  const paper = (await readLibrary(world.url)).find(({ kind }) => kind === 'document');
  await openAsCurator(admin, paper ? pathOf(paper) : '/doc');
  await tools(admin)
    .getByRole('button', { name: /^Re-generate Analysis/ })
    .click();
  const form = admin.getByRole('dialog', { name: 'Re-generate Analysis' });
  const pages = form.getByLabel(/^Pages, of \d+/);
  const submit = form.getByRole('button', { name: 'Generate', exact: true });
  for (const wrong of ['9-3', '0', '1,,2']) {
    await pages.fill(wrong);
    await expect(form.getByText('Write pages as in 1,2,3-5,9-11, the first before the last.')).toBeVisible();
    await expect(submit).toBeDisabled();
  }
  await pages.fill('1-999999');
  await expect(form.getByText(/^The item has \d+ pages?\.$/)).toBeVisible();
  await expect(submit).toBeDisabled();
  await pages.fill('1-2');
  await form.getByLabel('Flavor').selectOption('Private Equity');
  await form.getByRole('slider').fill('0.5');
  await expectAccessible(admin);
  await submit.click();
  await expect(form).toHaveCount(0);
  await expect(admin.getByText('The analysis has begun.')).toBeVisible();
  await expect
    .poll(async () => {
      const { item } = Analyzed.parse(await (await fetch(`${world.url}/v2/content/${paper?.uuid}`)).json());
      return { ...item.analysis_options, status: item.processing_status };
    })
    .toEqual({
      flavor: 'Private_Equity',
      summary_detail: 0.5,
      page_ranges: '1-2',
      status: 'ASSERTIONS_COMPLETE',
    });
});

test('the highlights are chosen again after a question', async ({ admin }) => {
  await openAsCurator(admin, episode);
  await tools(admin)
    .getByRole('button', { name: /^Pick new highlights/ })
    .click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await tools(admin)
    .getByRole('button', { name: /^Pick new highlights/ })
    .click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reprocess' }).click();
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
  await keeping(admin).click();
  await tools(admin)
    .getByRole('button', { name: /^Process this again/ })
    .click();
  await admin.getByRole('button', { name: 'Reprocess' }).click();
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
