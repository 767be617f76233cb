import { describe, expect, it } from 'vitest';
import { splitSentences } from './split.ts';

const split = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitting sentences', () => {
  it.each([
    ['decimals', 'The rate is 7.25 percent. It fell.', 2],
    ['titles', 'Mr. Alder met Dr. Birch. They agreed.', 2],
    ['ordinals', 'It opens on December 1st. We closed the 3rd. It was on St. Mary Street.', 3],
    ['firms before a verb', 'Alder Corp. raised its dividend.', 1],
    ['firms at the end', 'We sold Alder Inc. The price was fair.', 2],
    ['dotted names', 'The U.S. market fell. We bought.', 2],
    ['initials', 'Trustee J. P. Alder spoke.', 1],
    ['versus', 'Equity vs. debt is the choice.', 1],
    ['ellipses inside', 'We waited... and then we sold.', 1],
    ['quotations', 'He said "No." The vote failed.', 2],
    ['questions', 'Is it funded? It is not! We pay.', 3],
  ])('knows %s', (_, text, count) => {
    expect(split(text)).toHaveLength(count);
  });

  it('ends a sentence at a blank line and at a list item', () => {
    expect(split('Investment Committee\n\nThe fund returned\n- eight percent\n- net of fees')).toEqual([
      'Investment Committee',
      'The fund returned',
      '- eight percent',
      '- net of fees',
    ]);
  });

  it('cuts no long sentence behind a word that something follows', () => {
    const text =
      'Our second quarter revenue of $312.4 million represented a 2% increase over the prior year quarter despite the sale of 31 ' +
      'small mills within our paper segment in multiple transactions between May 2020 and April 2021 and our decision to leave ' +
      'two licenses with local towns in the state of Ohio during the first quarter of 2020 which had been under review there for years';
    expect(split(text)[0]).toMatch(/a 2% increase over the prior year quarter$/u);
  });

  it('cuts a long stretch without full stops at words that open a clause', () => {
    const text =
      'the board approved the commitment to the fund and the staff will report back in june '.repeat(6);
    const sizes = split(text).map((part) => part.split(' ').length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(32);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(text.trim().split(' ').length);
  });
});
