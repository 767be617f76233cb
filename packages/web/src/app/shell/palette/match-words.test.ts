import { expect, test } from 'vitest';
import { matchesWords } from './match-words.ts';

test.each([
  ['lib', 'Library'],
  ['terms use', 'Terms of Use'],
  ['USE term', 'Terms of Use'],
  ['need know', 'Need-to-knows'],
  ['dark', 'Use the dark theme'],
])('%j finds %j', (typed, label) => {
  expect(matchesWords(label, typed)).toBe(true);
});

test.each([
  ['brary', 'Library'],
  ['terms of sale', 'Terms of Use'],
  ['', 'Library'],
  ['  "( ', 'Library'],
])('%j does not find %j', (typed, label) => {
  expect(matchesWords(label, typed)).toBe(false);
});
