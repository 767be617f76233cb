import { expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

it.each([
  ['What did the chair think of the fees?', 'talk'],
  ['Summarize the discussion about fees', 'talk'],
  ['How much did the board commit to timber?', 'fact'],
  ['Who voted against it?', 'fact'],
  ['Did the board redeem?', 'fact'],
  ['Why was it put off when they met?', 'account'],
])('"%s" asks for %s', (query, asks) => {
  expect(readQuestion(query).needs.asks).toBe(asks);
});

it('knows the names in a question from titles, measures and the words that open it', () => {
  const { names } = readQuestion(
    "What did Trustee Ana Lindqvist say of Larch Hill's EBITDA in FY2021?",
  ).needs;
  expect(names.map(({ joined }) => joined)).toEqual(['analindqvist', 'larchhill']);
});

it('finds the thing that is asked for, and the terms of two words', () => {
  expect(readQuestion('What management fee does Larch charge?').needs).toMatchObject({
    head: ['manag', 'fee'],
    pairs: [['manag', 'fee']],
  });
  expect(readQuestion('How many members does the plan have?').needs.head).toEqual([]);
  expect(readQuestion('What is the funded ratio of the plan?').needs.head).toEqual(['fund', 'ratio']);
});

it('weighs who acts and what is done below what it is done to', () => {
  const { things } = readQuestion('Which custodian did the board hire?').needs;
  expect(things.get('custodian')).toBe(1);
  expect(things.get('board')).toBeLessThan(1);
});

it('reads the question itself, not how it wants to be answered', () => {
  const { things } = readQuestion(
    'What was revenue (in USD millions)? Round your answer to one decimal place.',
  ).needs;
  expect([...things.keys()]).toEqual(['revenu']);
});

it('takes the unit of a number and the words of counting for no subject', () => {
  const { things, wantsNumber } = readQuestion('What share of the income is paid in kind?').needs;
  expect(wantsNumber).toBe(true);
  expect([...things.keys()]).toEqual(['incom', 'paid', 'kind']);
  expect([...readQuestion('How many scenarios were run?').needs.things.keys()]).toEqual(['scenario', 'run']);
});
