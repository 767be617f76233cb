import { describe, expect, it } from 'vitest';
import { normalQuestion } from './normal-question.ts';

describe('the same question', () => {
  it.each([
    'What did the Halvern fund decide?',
    '  what did the  halvern fund decide ',
    '“What did the Halvern fund decide?”',
    'WHAT DID THE HALVERN FUND DECIDE??',
  ])('is one however it is written: %s', (query) => {
    expect(normalQuestion(query)).toBe('what did the halvern fund decide');
  });

  it.each([
    ['What did it decide in 2026?', 'What did it decide in 2025?'],
    ['Did the fee rise by 1.5%?', 'Did the fee rise by 15%?'],
    ['Who won?', 'Who did not win?'],
  ])('is another with other words: %s %s', (one, other) => {
    expect(normalQuestion(one)).not.toBe(normalQuestion(other));
  });
});
