import { expect, test } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

const text = `${'The board met in the morning. '.repeat(6)}Then it lowered the discount rate to 6.75%. ${'Lunch followed. '.repeat(9)}`;

test('a text is shown around the words that were found in it', () => {
  const shown = excerptAround(text, { words: ['discount', 'rate'], length: 80 });
  expect(shown).toContain('lowered the discount rate');
  expect(shown?.startsWith('… ')).toBe(true);
  expect(shown?.length).toBeLessThan(100);
});

test('a short text is shown whole, and one without the words not at all', () => {
  expect(excerptAround('Fees fell.', { words: ['FEES'], length: 80 })).toBe('Fees fell.');
  expect(excerptAround('Fees fell.', { words: ['timber'], length: 80 })).toBeNull();
});
