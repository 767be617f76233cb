import { expect, it } from 'vitest';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';

const decisionLines = (...lines: Line[]): string[] => decisionsOf(sourceOf(lines)).map(lineOf);
const vote: Line[] = [
  ['SPEAKER_02', 'So moved.'],
  ['SPEAKER_03', 'Second.'],
  ['SPEAKER_01', 'All in favor say aye. Opposed? The motion carries.'],
];

it('nothing is told whose words end where another voice was heard', () => {
  const of = (text: string, next: string): string[] =>
    decisionLines(['SPEAKER_01', `9A is ${text}`], ['SPEAKER_02', next], ...vote);
  const whole = 'an ordinance rezoning a lot on Fallow Street.';
  expect(of(whole, 'Thank you, Mayor.')).toEqual([expect.stringContaining('Fallow Street')]);
  expect(of('an ordinance rezoning a lot for the East', 'Fallow Street Company.')).toEqual([]);
  expect(of('a resolution asking the council for a grant of the U.S.', 'Department of Rivers.')).toEqual([]);
});
