import { describe, expect, it } from 'vitest';
import { readable } from './readable.ts';

const shown = (text: string) => readable(text, []);

describe('a sentence for reading', () => {
  it('has digits where figures were said in words', () => {
    expect(shown('We have four point six billion dollars in bonds.')).toBe('We have $4.6 billion in bonds.');
  });

  it.each([
    '“We are taking the risk for forty five percent,” said the trustee.',
    '"We are taking the risk for forty five percent," said the trustee.',
    'The trustee said: “We are taking the risk for forty five percent.',
  ])('leaves words between quotation marks as they stand: %s', (text) => {
    expect(shown(text)).toBe(text);
  });

  it('has digits beside what is quoted', () => {
    expect(shown('“For forty five percent,” she said of forty five percent of the fund.')).toBe(
      '“For forty five percent,” she said of 45% of the fund.',
    );
  });
});
