import { expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from './query-string.ts';

test('values stay the text they are, even where they look like numbers', () => {
  expect(parseQuery('?search=2008&segment=12e4&q=a+b%26c')).toEqual({
    search: '2008',
    segment: '12e4',
    q: 'a b&c',
  });
});

test('writing gives back what reading takes, without absent values', () => {
  expect(stringifyQuery({ q: 'a b&c', kind: undefined, page: 2 })).toBe('?q=a+b%26c&page=2');
  expect(stringifyQuery({})).toBe('');
});
