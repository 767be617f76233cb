import { afterEach, expect, test } from 'vitest';
import { persistDraft, readDraft } from './draft.ts';

afterEach(() => sessionStorage.clear());

test('a draft is there again, for its author alone', () => {
  persistDraft('ines', 'Fees.');
  expect([readDraft('ines'), readDraft('tom')]).toEqual(['Fees.', null]);
});

test('an empty draft is one: somebody has deleted every word', () => {
  persistDraft('ines', '');
  expect(readDraft('ines')).toBe('');
});

test('null forgets it', () => {
  persistDraft('ines', 'Fees.');
  persistDraft('ines', null);
  expect(readDraft('ines')).toBeNull();
});

test.each(['{', '7', '["Fees."]'])('what lies there as %s counts as none', (stored) => {
  sessionStorage.setItem('need-to-knows.ines', stored);
  expect(readDraft('ines')).toBeNull();
});
