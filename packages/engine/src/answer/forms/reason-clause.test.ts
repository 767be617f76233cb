import { expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { isOfOtherClause } from './reason-clause.ts';

const needs = readQuestion('Why did Alder sell its fund interests in April?').needs;

it('a cause in another clause than what is asked is no cause of it', () => {
  const rest = 'The sale of the fund interests in April reduced it; the rest is due to growth.';
  expect(isOfOtherClause(needs, rest)).toBe(true);
  expect(isOfOtherClause(needs, 'We sold the fund interests in April because we had to; it rained.')).toBe(
    false,
  );
  expect(isOfOtherClause(needs, 'We sold them because we had to.')).toBe(false);
});
