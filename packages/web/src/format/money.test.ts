import { expect, test } from 'vitest';
import { shownAssets, shownMembers } from './money.ts';

test.each([
  [28_700_000_000, '$28.7B'],
  [1_000_000_000, '$1B'],
  [999_000_000, '$999M'],
  [12_340_000, '$12.3M'],
  [1_234_000_000_000, '$1,234B'],
])('%i dollars are %s', (dollars, text) => {
  expect(shownAssets(dollars)).toBe(text);
});

test('members are told in millions, else in thousands as the page writes them', () => {
  expect(shownMembers(1_250_000)).toBe('1.3M');
  expect(shownMembers(900)).toBe('900');
  expect(shownMembers(96_400)).toBe('96.4k');
});
