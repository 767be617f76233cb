import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFigures } from './figure.ts';
import { periodsOf } from './period.ts';

const read = (sentence: string) => periodsOf(sentence, findFigures(sentence));

it.each([
  ['Returns were 7% for the fiscal year ended June 30.', ['fiscal year ended June 30']],
  ['We committed $400 million in the third quarter of 2025.', ['third quarter of 2025']],
  ['For the full year 2026 we expect growth of 4%.', ['full year 2026']],
  ['It rose to $50 million in the second quarter; costs were $3 million.', ['second quarter', null]],
  [
    'It earned $5 million compared to $4 million in the prior year quarter.',
    [null, 'the prior year quarter'],
  ],
  ['Earnings were $212 million, up 11 percent from the third quarter of last year.', [null, null]],
  ['Sales of $3 million were 6% lower than last year.', [null, null]],
  [
    'Income was $44 million, against $67 million a year ago, because two sales moved into the fourth quarter.',
    [null, 'a year ago'],
  ],
  ['The 10-year return was 7.25%.', ['10-year']],
  ['In the first nine months of 2020 it earned $2.80 per share.', ['first nine months of 2020']],
  ['It paid $3 million in the third quarter of last year.', ['third quarter of last year']],
  ['Assets are $3 billion.', [null]],
  [
    'Fees were $5 million in the third quarter and $4 million in the second quarter.',
    ['third quarter', 'second quarter'],
  ],
  ['Fees were $5 million in the third quarter and 300 employers joined.', ['third quarter', null]],
  [
    'Fees were $5 million in the third quarter, in the second quarter $4 million.',
    ['third quarter', 'second quarter'],
  ],
  ['In the third quarter fees were $5 million, but costs were $2 million.', ['third quarter', null]],
  ['In the third quarter it paid $5 million and earned $2 million.', ['third quarter', null]],
  ['It paid $5 million and earned $2 million in the third quarter.', [null, 'third quarter']],
  [
    'Revenue for the quarter was $31.5 million, up 52% sequentially and up 29% over the same quarter a year ago.',
    [null, null, null],
  ],
  [
    'Our tax rate for the quarter was 21.4% and compares to 24% in the fourth quarter last year.',
    [null, 'fourth quarter last year'],
  ],
  ['For 2027 we expect earnings of $4.30 to $4.45 and a tax rate of 21%.', ['2027', '2027', null]],
  ['It expects between $4 million and $5 million in the third quarter.', ['third quarter', 'third quarter']],
  [
    'Despite 7,300 lost days, sales rose 5.4%, an increase of 11.1% on a two-year stack basis.',
    [null, null, 'two-year'],
  ],
  // A time stands beside its own number only, and a span of years is that of none of its ends.
  ['Sales abroad grew 14.5% rolling over a prior year increase of 6.5%.', [null, 'prior year']],
  ['A buyback in 2019 through 2021 took in over $0.7 billion of stock.', [null]],
  ['Fees were $4 million and $5 million in 2020 and 2021.', [null, null]],
  // A time is of its own clause: of what follows it, of what is compared, or of an aside.
  [
    'Interest in the fourth quarter was $120 million, bringing interest for the full year to $477 million.',
    ['fourth quarter', 'full year'],
  ],
  ['We expect a margin of about 14.5% and earnings to exceed last year by $20 million.', [null, null]],
  [
    'We bought 5.8 million shares in the fourth quarter for $244 million and 22 million during the full year for $917 million.',
    ['fourth quarter', 'fourth quarter', 'full year', 'full year'],
  ],
  ['In last year’s fourth quarter it took a $69 million charge.', ['last year’s fourth quarter']],
  ['We opened 992 accounts by phone, some three times our first quarter figure.', [null]],
  ['Sales reached 90% of prior-year levels.', [null]],
  ['Margins were 12.3% and 14.4% for the quarter and year-to-date.', [null, 'year-to-date']],
])('reads the period of each figure of "%s"', (sentence, periods) => {
  expect(read(sentence)).toEqual(periods);
});

it('says nothing that the sentence does not', () => {
  const words = fc.constantFrom(
    'in',
    'the',
    'third',
    'quarter',
    '2025',
    '$3',
    'million',
    'Q1',
    'FY',
    ';',
    'year',
    'ended',
    'June',
    '7%',
    'to',
    '\u202e',
    '((',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const sentence = parts.join(' ');
      for (const { text } of findFigures(sentence)) expect(sentence).toContain(text);
      for (const period of read(sentence)) expect(sentence).toContain(period ?? '');
    }),
  );
});
