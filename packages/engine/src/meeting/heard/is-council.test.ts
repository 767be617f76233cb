import { expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { isOfCouncil } from './is-council.ts';

const fund = [
  'The pension fund has two billion in assets, and private equity returned nine percent net of fees.',
  'We recommend a commitment of forty million to the buyout fund, within the target allocation for the portfolio.',
];

it('is a council where no money is invested for others, or where council business is most of the talk', () => {
  const of = (lines: readonly string[]): boolean => isOfCouncil(sourceOf(lines).segments);
  expect(of(fund)).toBe(false);
  expect(of(['9A is an ordinance to close Fallow Street.', 'Motion carries.'])).toBe(true);
  const budget = [
    'Commissioner Bell asks the school board for a new school.',
    'The county commission met the sheriff.',
  ];
  expect(of([...fund, ...budget])).toBe(true);
});
