import { loadMinutes, type Source } from '@ecco/engine';
import { expect, it } from 'vitest';
import { readMeeting } from './gap-pairs.ts';
import { readSampleItems } from './sample-items.ts';

async function sampleNamed(id: string): Promise<Source> {
  const item = (await readSampleItems()).find((one) => one.id === id);
  if (item === undefined) throw new Error(`no sample ${id}`);
  return item.source;
}

it('of the meeting of the samples the minutes lack the appraisal, and no vote that they count elsewhere', async () => {
  const { compareMinutes } = await loadMinutes();
  const said = await readMeeting(await sampleNamed('halvern-teachers-board-meeting-2026-10-15'));
  const written = await readMeeting(await sampleNamed('halvern-teachers-board-minutes-2026-10-15'));
  const { gaps } = compareMinutes(said, written);
  expect(gaps.map(({ kind, text }) => `${kind}: ${text.text}`)).toEqual([
    'decision: staff obtain an independent appraisal of both office buildings before the January meeting',
  ]);
});
