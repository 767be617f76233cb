import { expect, test } from 'vitest';
import { fieldLines, isSlug, withTypedText } from './field-text.ts';

test('lines that say nothing are left out', () => {
  expect(fieldLines(' Linden \n\n  Teachers\n ')).toEqual(['Linden', 'Teachers']);
});

test.each([
  ['linden-2', true],
  ['Linden', false],
  ['linden-', false],
  ['', false],
])('%j is a slug: %j', (text, is) => {
  expect(isSlug(text)).toBe(is);
});

test('what was typed stays when something else is stored, and the rest follows', () => {
  const known = { name: 'Linden', aliases: '', state: 'NY' };
  const draft = { ...known, name: 'Linden Fund' };
  const stored = { name: 'Linden', aliases: 'Linden Trust', state: 'NY' };
  expect(withTypedText({ draft, known, stored })).toEqual({
    name: 'Linden Fund',
    aliases: 'Linden Trust',
    state: 'NY',
  });
});
