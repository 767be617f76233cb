import { limits } from '@ecco/contract';
import { expect, test } from 'vitest';
import { partOfYear, withoutPart, withPart } from './edit-query.ts';

test('a part is cut out wherever it stands, and what is left is tidy', () => {
  const query = 'fees speaker:"Ada Verity"  private';
  expect(withoutPart(query, { from: 5, to: 25 })).toBe('fees private');
  expect(withoutPart(query, { from: 0, to: 4 })).toBe('speaker:"Ada Verity" private');
  expect(withoutPart('kind:video', { from: 0, to: 10 })).toBe('');
});

test('a part is added where there is room', () => {
  expect(withPart('fees', 'kind:video')).toBe('fees kind:video');
  expect(withPart('x'.repeat(limits.queryMaxLength - 3), 'kind:video')).toBeNull();
});

test('a year begins with its first day and ends ahead of the next', () => {
  expect(partOfYear('2024')).toBe('after:2024 before:2025');
});
