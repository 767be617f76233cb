import { expect, it } from 'vitest';
import { plainTitle } from './plain-title.ts';

it.each([
  ['MEETING MINUTES (DRAFT)', 'Meeting Minutes (Draft)'],
  ['MINUTES OF THE CPF BOARD', 'Minutes of the CPF Board'],
  ['CHICAGO COMMISSION ON HUMAN RELATIONS', 'Chicago Commission on Human Relations'],
  ['BUDGET FOR PART II', 'Budget for Part II'],
  ['REPORT ON US BONDS', 'Report on US Bonds'],
  ['VENDOLIAN HOLDINGS REPORT', 'VENDOLIAN HOLDINGS REPORT'],
  ['Minutes of the CPF Board', 'Minutes of the CPF Board'],
  ['AGENDA', 'AGENDA'],
])('%s is shown as %s', (title, shown) => {
  expect(plainTitle(title)).toBe(shown);
});
