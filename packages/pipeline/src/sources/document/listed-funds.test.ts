import { expect, it } from 'vitest';
import { listedFunds } from './listed-funds.ts';

const facts = ['State: GA', 'Assets: $2.0 billion'];
const list = [
  'Larch public pension plans',
  ...['Alder Teachers Retirement System (ATRS)', ...facts],
  ...['Birch Municipal Employees Benefit System', 'State: Ohio', 'Assets: $1'],
  ...['Alder Teachers Retirement System', ...facts],
  ...['Notes on the list', ...facts],
];

it('a list of plans names its funds, each once, with their states', () => {
  expect(listedFunds('Larch public pension plans', list)).toEqual([
    { name: 'Alder Teachers Retirement System', state: 'GA' },
    { name: 'Birch Municipal Employees Benefit System', state: 'OH' },
  ]);
});

it('a list of something else names none', () => {
  expect(listedFunds('Houses', ['Houses', ...list.slice(1)])).toEqual([]);
});
