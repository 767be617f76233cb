import { expect, pathOf, test, waitForItem } from '../journey.ts';

const cues = 10_000;
const farCue = 8_765;

const clock = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

/** Two voices in turn for eleven hours; one cue has a word that no other has, and so has the last. */
function longTranscript(): string {
  const words = (cue: number): string => {
    if (cue === farCue) return 'The committee asked about the quicksilver covenant once.';
    if (cue === cues - 1) return 'With that the marathon meeting is adjourned.';
    return `In year ${cue} the plan paid ${cue + 17} million dollars to its members.`;
  };
  const lines = Array.from({ length: cues }, (_, cue) => {
    const voice = cue % 2 === 0 ? 'Orla Finch' : 'Sander Moss';
    return `${clock(cue * 4)}.000 --> ${clock(cue * 4 + 4)}.000\n<v ${voice}>${words(cue)}\n`;
  });
  return `WEBVTT\n\n${lines.join('\n')}`;
}

test('a transcript of ten thousand lines is scrolled to its end, searched and jumped in', async ({
  admin,
  world,
}) => {
  await admin.goto('/add');
  const file = { name: 'marathon-meeting.vtt', mimeType: 'text/vtt', buffer: Buffer.from(longTranscript()) };
  await admin.locator('input[type=file]').setInputFiles(file);
  const item = await waitForItem(world.url, /marathon/i);
  expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');

  await admin.goto(pathOf(item));
  const transcript = admin.getByRole('region', { name: 'Transcript' });
  await transcript.getByRole('button', { name: 'Show All (10,000)' }).click();
  await expect
    .poll(
      async () => {
        await admin.keyboard.press('End');
        return transcript.getByText('marathon meeting is adjourned').isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  expect(await transcript.locator('[data-line]').count()).toBeLessThan(100);

  const box = admin.getByRole('searchbox', { name: 'Search inside this item' });
  await box.fill('quicksilver covenant');
  await box.press('Enter');
  await admin
    .locator('#search')
    .getByRole('button', { name: /quicksilver covenant/ })
    .first()
    .click();
  const found = transcript.locator('[data-found]');
  await expect(found).toContainText('quicksilver covenant');
  await expect(found).toBeInViewport();
});
