import { expect, it } from 'vitest';
import { sureThemeOf } from './theme.ts';
import { speaksBeside } from './theme-silence.ts';

it.each([
  ['how long a thing was talked of', 'We spent 25 minutes on asset allocation, in the whole year.', 1],
  [
    'the terms of a fund',
    'It has a management fee of 1.25% and carried interest of 15% above a preferred return.',
    2,
  ],
  [
    'what the office buys',
    'He asked why the contract for the software had grown in the request for proposals.',
    1,
  ],
] as const)('tells no theme of %s', (_what, sentence, theme) => {
  expect(speaksBeside(sentence, theme)).toBe(true);
  expect(sureThemeOf(sentence)).toBeNull();
});

it('leaves fees that a manager earned, hours of nobody, and commitments alone', () => {
  expect(speaksBeside('Management fees grew by 14 percent to $398 million.', 2)).toBe(false);
  expect(speaksBeside('We will commit 550 million to five funds this year.', 1)).toBe(false);
  expect(sureThemeOf('Management fees grew by 14 percent to $398 million.')?.theme).toBe(2);
});
