import { expectAccessible } from '../../accessible.ts';
import { expect, pathOf, test, waitForItem, waitForLibrary } from '../../journey.ts';

/** A board that votes on a number: what it stands for is printed in the agenda alone. */
const captions = `WEBVTT

00:00:01.000 --> 00:00:09.000
<v Dana Whitfield>Good morning. This is the meeting of the Board of Trustees of the Halvern Teachers' Retirement System of November 12, 2026. I call the meeting to order.

00:00:09.500 --> 00:00:14.000
<v Dana Whitfield>We have a quorum. Next up is item 3.

00:00:14.500 --> 00:00:24.000
<v Marcus Oyelaran>Thank you, Chair. You have all had the memo since last week. Staff has nothing to add.

00:00:24.500 --> 00:00:29.000
<v Ruth Adeyemi>I move to approve item 3.

00:00:29.500 --> 00:00:33.000
<v Paul Lindqvist>Second.

00:00:33.500 --> 00:00:40.000
<v Dana Whitfield>All in favor, say aye. Any opposed? The motion carries.
`;

const agenda = `Halvern Teachers' Retirement System
Board of Trustees
Agenda of the regular meeting of November 12, 2026

1. Call to order and roll call
2. Approval of the minutes of October 15, 2026
3. Renewal of the custody contract with Brightwater Trust for three years
4. Report of the actuary on the experience study
5. Adjournment
`;

test('a vote that names only a number is told with what the agenda of the same meeting calls it', async ({
  admin,
  world,
}) => {
  await waitForLibrary(world.url, 9);
  await admin.goto('/add');
  await admin.locator('input[type=file]:not([webkitdirectory])').setInputFiles([
    { name: 'halvern-board-2026-11-12.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) },
    { name: 'halvern-agenda-2026-11-12.txt', mimeType: 'text/plain', buffer: Buffer.from(agenda) },
  ]);
  await waitForItem(world.url, /Agenda of the regular meeting of November/i);
  const recording = await waitForItem(world.url, /^halvern board 2026/i);
  const proceedings = async (): Promise<string> =>
    (await fetch(`${world.url}/v2/content/${recording.slug}/proceedings`)).text();
  // The two become sources of one meeting a moment after both were read.
  await expect.poll(proceedings).toContain('Renewal of the custody contract');

  await admin.goto(pathOf(recording));
  const link = admin.getByRole('link', { name: '1 vote on a numbered item' });
  await expect(link).toBeVisible();
  await link.click();
  const decided = admin.getByRole('region', { name: 'Decisions' });
  await expect(decided.getByText('A vote was taken on item 3.')).toBeVisible();
  await expect(decided.getByText('Carried')).toBeVisible();
  await expectAccessible(admin);

  // Its words stand in the paper, which opens at that line.
  await decided.getByRole('link', { name: /^Renewal of the custody contract/ }).click();
  await expect(admin.locator('[data-found]')).toContainText('Brightwater Trust');
});
