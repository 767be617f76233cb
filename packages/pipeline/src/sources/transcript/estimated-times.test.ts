import { expect, it } from 'vitest';
import { mergeSegments } from './segment.merge.ts';
import { shareTimes } from './time.mark.ts';

const isEstimated = ({ isEstimated: estimated = false }: { isEstimated?: boolean | undefined }) => estimated;

it('a block that is divided has the time of its first words, and estimated ones behind it', () => {
  const text = Array.from({ length: 24 }, (_, at) => `This is sentence number ${at} of one block.`).join(' ');
  const block = { speaker: 'A', text, startMs: 5_000, endMs: 65_000 };
  const pieces = mergeSegments([block, { speaker: 'B', text: 'Aye.', startMs: 65_000, endMs: 66_000 }]);
  expect(pieces.map(isEstimated)).toEqual([false, true, true, true, false]);
});

it('a turn between two that have times gets an estimated one', () => {
  const said = 'The board approved the commitment of seventy five million dollars.';
  const times = [0, null, 10_000, 15_000];
  const turns = times.map((startMs) => ({ speaker: 'A', text: said, startMs, endMs: null }));
  expect(shareTimes(turns).map((turn) => [turn.startMs, isEstimated(turn)])).toEqual([
    [0, false],
    [5_000, true],
    [10_000, false],
    [15_000, false],
  ]);
});
