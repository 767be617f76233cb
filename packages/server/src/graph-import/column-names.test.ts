import { expect, it } from 'vitest';
import { columnsIn, headingColumn } from './column-names.ts';

it.each([
  ['Organization Name', 'name', null],
  ['As Of Date', 'as_of', null],
  ['AUM', 'total_assets', null],
  ['Total assets ($)', 'total_assets', null],
  ['Total assets (USD millions)', 'total_assets', 'million'],
  ['AUM in $bn', 'total_assets', 'billion'],
  ['total_assets, $m', 'total_assets', 'million'],
  ['Assets (in thousands of dollars)', 'total_assets', 'thousand'],
  ['Total Assets ($000)', 'total_assets', 'thousand'],
  ["AUM ('000s)", 'total_assets', 'thousand'],
])('“%s” is the column %s', (heading, name, scale) => {
  expect(headingColumn(heading)).toEqual({ name, scale });
});

it.each(['Total assets (EUR millions)', 'Total assets (lakh)', 'Assets per member', 'Phone no.'])(
  '“%s” is no column that is known',
  (heading) => {
    expect(['name', 'total_assets']).not.toContain(headingColumn(heading).name);
  },
);

it('beside a name, that of an organization is another column', () => {
  expect(columnsIn(['Name', 'Organization name']).map(({ name }) => name)).toEqual([
    'name',
    'organization_name',
  ]);
});
