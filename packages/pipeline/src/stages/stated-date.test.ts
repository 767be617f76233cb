import { expect, it } from 'vitest';
import { titledBy } from './stated-date.ts';

const item = { notes: [] };

it('a paper that is titled in capitals is listed as others are, and the note keeps the words as printed', () => {
  expect(titledBy(item, null, 'MEETING MINUTES (DRAFT)')).toEqual({ title: 'Meeting Minutes (Draft)' });
  const words = 'MINUTES OF THE MEETING';
  const match = titledBy(item, { title: `THE WATER BOARD: ${words}`, words }, '');
  expect(match.title).toBe('The Water Board: Minutes of the Meeting');
  expect(match.notes?.[0]).toContain(words);
});
