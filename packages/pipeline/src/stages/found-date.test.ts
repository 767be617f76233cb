import { expect, it } from 'vitest';
import { titledBy } from './found-date.ts';

const item = { notes: [] };

it('a paper that is titled in capitals is listed as others are, and the note keeps the words as printed', () => {
  expect(titledBy(item, null, 'MEETING MINUTES (DRAFT)')).toEqual({ title: 'Meeting Minutes (Draft)' });
  const words = 'MINUTES OF THE MEETING';
  const found = titledBy(item, { title: `THE WATER BOARD: ${words}`, words }, '');
  expect(found.title).toBe('The Water Board: Minutes of the Meeting');
  expect(found.notes?.[0]).toContain(words);
});
