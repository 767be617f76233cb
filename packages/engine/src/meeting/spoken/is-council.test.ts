import { expect, it } from 'vitest';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { isOfCouncil } from './is-council.ts';

const fund = [
  'The pension fund has two billion in assets, and private equity returned nine percent net of fees.',
  'We recommend a commitment of forty million to the buyout fund, within the target allocation for the portfolio.',
];
const of = (lines: readonly Line[]): boolean => isOfCouncil(sourceOf(lines).segments);

it('is a council where no money is invested for others, or where council business is most of the talk', () => {
  expect(of(fund)).toBe(false);
  expect(of(['9A is an ordinance to close Fallow Street.', 'Motion carries.'])).toBe(true);
  const budget = [
    'Commissioner Bell asks the school board for a new school.',
    'The county commission met the sheriff.',
  ];
  expect(of([...fund, ...budget])).toBe(true);
});

it('where a recognizer told the voices apart, is one only by what councils and no parliaments speak of', () => {
  const wales = 'The schools of Wales teach it, and the question is that the motion be agreed.';
  const rezoning = 'The next ordinance is a rezoning, and Commissioner Bell moves it.';
  expect(of([['SPEAKER_01', wales]])).toBe(false);
  expect(of([['SPEAKER_01', rezoning]])).toBe(true);
  expect(of([['Ida Quill', rezoning]])).toBe(false);
});
