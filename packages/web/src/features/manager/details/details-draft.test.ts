import { buildOrganization } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { readAmount } from './amount.ts';
import { changedFields, changeOf, draftOf, faultsOf } from './details-draft.ts';

const organization = buildOrganization({
  total_assets: 28.7e9,
  aliases: ['Linden'],
  website: 'https://linden.example',
  state: 'OH',
});
const stored = draftOf(organization);

test.each([
  ['28.7B', 28.7e9],
  ['$1,250,000', 1_250_000],
  ['96k', 96_000],
  [' 2.5 t ', 2.5e12],
  ['0', 0],
  ['', null],
  ['-4', null],
  ['many', null],
  ['1e9', null],
])('the amount %j is read as %j', (text, amount) => expect(readAmount(text)).toBe(amount));

describe('what is sent', () => {
  test('is only what differs', () => {
    expect(changeOf(stored, stored)).toEqual({});
    const draft = { ...stored, name: ' Linden Fund ', aliases: 'Linden\n\n LTF \n', total_assets: '30B' };
    expect(changeOf(stored, draft)).toEqual({
      name: 'Linden Fund',
      aliases: ['Linden', 'LTF'],
      total_assets: 30e9,
    });
    expect(changedFields(stored, draft)).toHaveLength(3);
  });

  test('empties what was emptied, but no amount: facts have a history', () => {
    expect(
      changeOf(stored, { ...stored, website: '', state: '', calendar_url: 'linden.example/cal' }),
    ).toEqual({
      website: '',
      state: '',
      properties: { calendar_url: 'linden.example/cal' },
    });
    expect(changeOf(stored, { ...stored, total_assets: '' })).toEqual({});
  });

  test('names types and flavors that there are', () => {
    const draft = { ...stored, org_type: 'FOUNDATION', analysis_flavor: 'Private_Equity' };
    expect(changeOf(stored, draft)).toEqual({ org_type: 'FOUNDATION', analysis_flavor: 'Private_Equity' });
    expect(changeOf({ ...stored, analysis_flavor: 'Default' }, stored)).toEqual({ analysis_flavor: null });
  });
});

test.each([
  ['name', 'L', 'name'],
  ['slug', 'No Slug', 'slug'],
  ['slug', '', 'slug'],
  ['total_members', 'lots', 'amount'],
  ['website', 'javascript:alert(1)', 'website'],
  ['calendar_url', 'nowhere', 'website'],
] as const)('%s cannot be %j', (field, text, fault) => {
  expect(faultsOf({ ...stored, [field]: text })).toEqual({ [field]: fault });
});
test('what is stored has no fault', () => expect(faultsOf(stored)).toEqual({}));
