import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { readTurns } from './turn-signs.ts';

const talk: [string, string][] = [
  ['Host', 'What does the fund hold?'],
  ['Guest', 'Mostly bonds and a little property. '.repeat(9)],
  ['Host', 'Right.'],
  ['Host', 'And how are the fees set?'],
  ['Guest', 'By the board.'],
];
const signs = readTurns(sourceOf(talk).segments);

it('gives a change of voice the share of all questions that the new voice asks', () => {
  expect(signs.map(({ changes, askerShare }) => [changes, askerShare])).toEqual([
    [false, 0],
    [true, 0],
    [true, 1],
    [false, 0],
    [true, 0],
  ]);
});

it('tells a long turn, a scrap and what follows one, and a question that comes later in the turn', () => {
  expect(signs.map(({ isLong }) => isLong)).toEqual([false, true, false, false, false]);
  expect(signs.map(({ isScrap }) => isScrap)).toEqual([false, false, true, false, true]);
  expect(signs.map(({ afterScrap }) => afterScrap)).toEqual([false, true, false, true, false]);
  expect(signs.map(({ asks }) => asks)).toEqual([true, false, true, true, false]);
  expect(signs.map(({ afterQuestion }) => afterQuestion)).toEqual([false, true, false, false, true]);
});

it('knows no change where all is said by one voice', () => {
  const alone = readTurns(sourceOf(['One thing.', 'Another thing?']).segments);
  expect(alone.map(({ changes, askerShare }) => [changes, askerShare])).toEqual([
    [false, 0],
    [false, 0],
  ]);
});
