import { expect, it } from 'vitest';
import { isCountedHeading, isMinutesLabel, opensMinutesLine } from './minutes-line.ts';

it.each([
  'Moved by: Trustee Pask',
  'AYES: Pask, Dunmore',
  'Trustees present: Pask',
  'RESULT: FAILED [2 TO 3]',
  'MOTION CARRIED 3-2',
  'LOST',
])('%s is a line of minutes by itself', (line) => {
  expect(opensMinutesLine(line)).toBe(true);
});

it.each([
  'The motion carried 3-2.',
  'Moved by what she said: nothing.',
  'THE LOST CITY OF GOLD',
  'Votes for women: a history',
])('%s is none', (line) => {
  expect(opensMinutesLine(line)).toBe(false);
});

it('knows labels that are no names', () => {
  expect(['Nays', 'Seconded by', 'Staff present', 'Recorded vote'].filter(isMinutesLabel)).toHaveLength(4);
  expect(['Maya Presently', 'Vote Leave', 'May Moved'].filter(isMinutesLabel)).toEqual([]);
});

it('knows the heading of an item by its number and its capitals', () => {
  expect(isCountedHeading('2. APPROVAL OF MINUTES')).toBe(true);
  expect(isCountedHeading('2. Approve the minutes of May.')).toBe(false);
  expect(isCountedHeading('2. 14:30 5,000')).toBe(false);
});
