import { expect, it } from 'vitest';
import { readNeeds } from './needs.ts';

it.each([
  ['What did the chair think of the fees?', 'talk'],
  ['Summarize the discussion about fees', 'talk'],
  ['How much did the board commit to timber?', 'fact'],
  ['Who voted against it?', 'fact'],
  ['Did the board redeem?', 'fact'],
  ['Why was it put off when they met?', 'account'],
])('"%s" asks for %s', (query, asks) => {
  expect(readNeeds(query).asks).toBe(asks);
});

it('knows the names in a question from titles, measures and the words that open it', () => {
  const { names } = readNeeds("What did Trustee Ana Lindqvist say of Larch Hill's EBITDA in FY2021?");
  expect(names.map(({ joined }) => joined)).toEqual(['analindqvist', 'larchhill']);
});

it('finds the thing that is asked for, and the terms of two words', () => {
  expect(readNeeds('What management fee does Larch charge?')).toMatchObject({
    head: ['manag', 'fee'],
    pairs: [['manag', 'fee']],
  });
  expect(readNeeds('How many members does the plan have?').head).toEqual([]);
  expect(readNeeds('What is the funded ratio of the plan?').head).toEqual(['fund', 'ratio']);
});

it('weighs who acts and what is done below what it is done to', () => {
  const { things } = readNeeds('Which custodian did the board hire?');
  expect(things.get('custodian')).toBe(1);
  expect(things.get('board')).toBeLessThan(1);
});

it('reads the question itself, not how it wants to be answered', () => {
  const { things } = readNeeds('What was revenue (in USD millions)? Round your answer to one decimal place.');
  expect([...things.keys()]).toEqual(['revenu']);
});

it('takes the unit of a number and the words of counting for no subject', () => {
  const { things, wantsNumber } = readNeeds('What share of the income is paid in kind?');
  expect(wantsNumber).toBe(true);
  expect([...things.keys()]).toEqual(['incom', 'paid', 'kind']);
  expect([...readNeeds('How many scenarios were run?').things.keys()]).toEqual(['scenario', 'run']);
});
