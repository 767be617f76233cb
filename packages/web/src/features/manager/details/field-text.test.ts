import { expect, test } from 'vitest';
import { isSlug, keepingTyped, linesOf } from './field-text.ts';

test('lines that say nothing are left out', () => {
  expect(linesOf(' Linden \n\n  Teachers\n ')).toEqual(['Linden', 'Teachers']);
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
  expect(keepingTyped({ draft, known, stored })).toEqual({
    name: 'Linden Fund',
    aliases: 'Linden Trust',
    state: 'NY',
  });
});
