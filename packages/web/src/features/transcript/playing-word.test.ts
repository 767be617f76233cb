import { expect, test } from 'vitest';
import { rangeOf, untilNextWord, wordAt } from './playing-word.ts';

const words = [0, 400, 900].map((start, index) => ({
  at: index * 5,
  length: 4,
  start_ms: start,
  end_ms: start + 300,
  confidence: null,
}));

test.each([
  [-1, null, 1],
  [0, 0, 400],
  [399, 0, 1],
  [400, 5, 500],
  [5_000, 10, null],
])('at %i ms the word at %s sounds, for %s ms', (ms, at, until) => {
  expect(wordAt(words, ms)?.at ?? null).toBe(at);
  expect(untilNextWord(words, ms)).toBe(until);
});

test('a word is found in a line that marks divide', () => {
  const line = document.createElement('p');
  line.innerHTML = '<span>Pay </span><span><span>seventy</span></span><span> one</span>';
  expect(rangeOf(line, { at: 4, length: 11 })?.toString()).toBe('seventy one');
  expect(rangeOf(line, { at: 12, length: 3 })?.toString()).toBe('one');
  expect(rangeOf(line, { at: 12, length: 4 })).toBeNull();
});
