import { describe, expect, it } from 'vitest';
import { tokenize } from '../../words/token.ts';
import { writtenWords } from './spoken-words.ts';

const written = (text: string): string => writtenWords(tokenize(text)).join(' ');

describe('what was said letter by letter or number by number', () => {
  it.each([
    ['A U M now totals', 'aum now totals'],
    ['adjusted e b i t d a', 'adjusted ebitda'],
    ['in q three of twenty twenty one', 'in third quarter of 2021'],
    ['Q3 results', 'third quarter results'],
    ['2Q of last year', 'second quarter of last year'],
    ['H1 was better', 'first half was better'],
    ['two thousand and nineteen', '2019'],
    ['two thousand twenty', '2020'],
  ])('"%s" is read as it is written', (said, as) => {
    expect(written(said)).toBe(as);
  });

  it.each(['a board of twenty', 'two thousand members', 'the U S plan', 'a question and an answer'])(
    '"%s" stays as it is',
    (text) => {
      expect(written(text)).toBe(text.toLowerCase());
    },
  );
});
