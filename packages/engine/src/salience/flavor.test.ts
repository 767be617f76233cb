import type { FlavorName } from '@ecco/domain';
import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { rateSentences } from './salience.ts';

const lines = [
  'The funded ratio rose because the employer contributions were paid early this year.',
  'The continuation vehicle was priced at a discount to the last net asset value this year.',
  'The cafeteria on the second floor was painted in a light colour during this year.',
];

const scoresFor = (flavor: FlavorName): number[] =>
  rateSentences(sourceOf(lines, { flavor })).map(({ score }) => score);

it('counts a sentence more that speaks in the terms of what the item is read for', () => {
  const [pension = 0, dealer = 0] = scoresFor('US_Pension_Funds');
  const [pensionAsDeal = 0, dealerAsDeal = 0] = scoresFor('Private_Equity');
  expect(pension).toBeGreaterThan(pensionAsDeal);
  expect(dealerAsDeal).toBeGreaterThanOrEqual(dealer);
});

it('reads for pension funds where nobody chose', () => {
  expect(rateSentences(sourceOf(lines)).map(({ score }) => score)).toEqual(scoresFor('US_Pension_Funds'));
});
