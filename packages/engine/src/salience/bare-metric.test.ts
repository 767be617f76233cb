import { expect, it } from 'vitest';
import { bareMetricOf } from './bare-metric.ts';

it.each([
  ['Operating income was 30.9 billion yen.', 'operating income'],
  ['Our total revenues for the third quarter were $347 million.', 'revenues'],
  ['Adjusted EBITDA of $73 million was lower than last year.', 'ebitda'],
])('a measure without what it measures opens: %s', (sentence, metric) => {
  expect(bareMetricOf(sentence)).toBe(metric);
});

it.each([
  'Net sales for the Alder Group of $3,673 million were 6% lower.',
  'Revenue in Europe grew 4%.',
  'Revenue from our mills grew 4%.',
  'The board approved $4 million.',
])('it is said of what, or none opens: %s', (sentence) => {
  expect(bareMetricOf(sentence)).toBeNull();
});
