import { expect, it } from 'vitest';
import { metricKey, readReportedFigure, readReportedRow } from './reported-figure.ts';

it.each([
  [
    'Fee-related earnings were $212 million, or $0.74 per share, up 11 percent from the third quarter of last year.',
    [
      'Fee-related earnings',
      '$212 million, or $0.74 per share',
      'up 11 percent from the third quarter of last year',
    ],
  ],
  [
    'Realized performance income was $44 million, against $67 million a year ago, because two sales moved.',
    ['Realized performance income', '$44 million', 'against $67 million a year ago'],
  ],
  [
    'Management fees grew by 14 percent to $398 million.',
    ['Management fees', '$398 million', 'grew by 14 percent'],
  ],
  [
    'Assets under management ended the quarter at $142.3 billion, up 16 percent from a year ago.',
    ['Assets under management', '$142.3 billion', 'up 16 percent from a year ago'],
  ],
  [
    'During the fourth quarter our net sales declined 5% year over year to 2.28 billion, as planned.',
    ['Net sales', null, 'declined 5% year over year to 2.28 billion'],
  ],
  [
    'Distributable earnings were $236 million, or $0.82 per share.',
    ['Distributable earnings', '$236 million, or $0.82 per share', null],
  ],
] as const)('“%s” reports a metric in its own words', (sentence, [metric, value, change]) => {
  expect(readReportedFigure(sentence)).toEqual({ metric, value, change, isAhead: false });
});

it('what is expected is guidance, with the range as it was said', () => {
  expect(readReportedFigure('For the full year we now expect a margin between 49.5 and 50 percent.')).toEqual(
    {
      metric: 'Margin',
      value: 'between 49.5 and 50 percent',
      change: null,
      isAhead: true,
    },
  );
});

it.each([
  'We were pleased with the quarter.',
  'It was $12 million, up 3 percent.',
  'Over ten years we have earned a lot.',
  'The loan was moved from 97 cents to 41.',
  'In 2020 the peak was 2.7 percent.',
  'If the market is down 25 percent, we buy.',
  'The board declared a dividend of $0.68 per share.',
  'We expect to raise between $24 billion and $26 billion in the full year.',
  'Redemptions at the maximum are 5 percent.',
  'Sales of 616 million were 6 percent up.',
  'Northern Europe grew 19 percent from the year-ago quarter.',
])('“%s” reports nothing that can be read alone', (sentence) => {
  expect(readReportedFigure(sentence)).toBeNull();
});

it('a part of a sentence is never made up: each is a run of it', () => {
  const sentence = 'Total revenues were $5.16 billion, down 3% compared with the prior year.';
  const read = readReportedFigure(sentence);
  for (const part of [read?.value, read?.change]) expect(sentence).toContain(part);
});

it.each([
  [
    'Net income attributable to Alder Co., Inc. was −$5.2 million in 2026, against $1.2 billion in 2025.',
    ['Net income attributable to Alder Co., Inc.', '−$5.2 million', 'against $1.2 billion in 2025'],
  ],
  [
    'memberships were 117.6 million in the three months ended June 30, 2026, against 93.8 million a year before',
    ['Memberships', '117.6 million', 'against 93.8 million a year before'],
  ],
] as const)('the clause “%s” tells a row of a statement', (clause, [metric, value, change]) => {
  expect(readReportedRow(clause)).toEqual({ metric, value, change, isAhead: false });
});

it('a sentence that compares nothing tells no row', () => {
  expect(readReportedRow('Net sales were $5.2 billion in 2026.')).toBeNull();
});

it('a metric is the same whatever its period and its whole are called, and another one where it is adjusted or of a part', () => {
  const same = ['Revenue', 'Third quarter revenue', 'Total revenues', 'Our consolidated net revenues'];
  expect(new Set(same.map(metricKey))).toEqual(new Set(['revenue']));
  expect(metricKey('Adjusted revenue')).not.toBe('revenue');
  expect(metricKey('Service revenue')).not.toBe('revenue');
});
