import { buildFund } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { groupFunds } from './group-funds.ts';

const fund = (name: string, state: string | null, total_assets: number | null) =>
  buildFund({ name, state, total_assets });
const funds = [
  fund('Ohio Teachers', 'OH', 40e9),
  fund('Nowhere', null, null),
  fund('Thrift', 'Federal', 30e9),
  fund('Ohio Police', 'OH', 2e8),
  fund('Alabama Judges', 'AL', 9e7),
];
const groupsBy = (order: 'region' | 'fundSize') =>
  groupFunds(funds, order).map(({ key, funds: grouped }) => [key, grouped.map(({ name }) => name)]);

test('by state the federal government stands first, and those of none last', () => {
  expect(groupsBy('region')).toEqual([
    ['Federal', ['Thrift']],
    ['AL', ['Alabama Judges']],
    ['OH', ['Ohio Teachers', 'Ohio Police']],
    ['', ['Nowhere']],
  ]);
});

test('by size the largest stand first, and those of which it is not known last', () => {
  expect(groupsBy('fundSize')).toEqual([
    ['above30B', ['Ohio Teachers']],
    ['above10B', ['Thrift']],
    ['above100M', ['Ohio Police']],
    ['below100M', ['Alabama Judges']],
    ['unknown', ['Nowhere']],
  ]);
});
