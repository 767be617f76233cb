import { expect, test } from 'vitest';
import { standsUnderTitle, statesSum } from './chapter-line.ts';

test.each([
  'For the full year, revenue of $8 million is off a tenth from before.',
  'We finished the year with revenue of $8.1 billion and earnings of $1.08 billion.',
  'Ms. Ortiz moved to accept the report on roofs, seconded by Mr. Hale.',
  'See accompanying notes to the consolidated financial statements.',
  'The accompanying notes are an integral part of these statements.',
  'Basic income per share 0.02: BASIC NET INCOME PER SHARE $ 0.29.',
  'Preferred stock, par value $0.01: none issued or outstanding.',
  'Public comment.',
  'Liabilities held for sale of the parts that were given up',
])('“%s” cannot stand alone', (text) => {
  expect(standsUnderTitle(text)).toBe(false);
});

test.each([
  'The committee set aside $40 million for roofs over three years.',
  'In Larch Systems, we expect revenue of about $7.3 billion.',
  'Backlog grew to a record high of $89 billion at the end of the year.',
  'These efforts helped us add more than $30 billion in revenue for the year.',
])('“%s” can', (text) => {
  expect([standsUnderTitle(text), statesSum(text)]).toEqual([true, true]);
});
