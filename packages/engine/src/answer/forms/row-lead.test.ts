import { describe, expect, it } from 'vitest';
import { paperOf } from '../../testing/paper.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const lines = [
  'Larchfield Paper, Inc. made and sold paper in 2025, and its net income rose because its mills stood still for fewer days.',
  'CONSOLIDATED STATEMENTS OF OPERATIONS',
  '(in thousands, except per share data) | Year Ended December 31, 2025 | Year Ended December 31, 2024',
  'Net sales | $811,250 | $790,110',
  'Interest income | 1,204 | 980',
  'Research and development expenses | 13,829 | 9,393',
  'Total cost of revenue | 32,780 | 33,038',
  'Merchandise inventories | 5,306 | 5,409',
  'Net income | $58,929 | $36,678',
  'Net income was $22 million higher than in 2024, primarily due to $31 million of lower freight.',
];
const source = paperOf(lines, 'Larchfield Paper: Form 10-K 2025');

const leadOf = (query: string): string | null =>
  answerQuestion({ query, sources: [source] }).sentences[0]?.lead ?? null;

describe('a row of a table', () => {
  it.each([
    ["What was Larchfield's net income in 2025?", '$58,929 thousand'],
    ["What was Larchfield's net income in 2024?", '$36,678 thousand'],
    ["What were Larchfield's net sales in 2025?", '$811,250 thousand'],
    ["What was Larchfield's revenue in 2025?", '$811,250 thousand'],
    ["What was Larchfield's R&D expense in 2025?", '$13,829 thousand'],
    ['How much did Larchfield spend on R&D in 2024?', '$9,393 thousand'],
    ['What is the year end FY2024 amount of inventories for Larchfield?', '5,409 thousand'],
    ['What is the FY2025 COGS for Larchfield?', '$32,780 thousand'],
    ['According to the income statement, what was the net income of Larchfield in 2024?', '$36,678 thousand'],
  ])('answers who asks for what it is called, of the time over its column: %s', (query, figure) => {
    expect(leadOf(query)).toBe(figure);
  });

  it.each([
    "What was Larchfield's net income in 2019?",
    "What was Larchfield's adjusted net income in 2025?",
    "What was Brackwater's net income in 2025?",
    "What was Larchfield's net income in the third quarter of 2025?",
    "What was the net income of Larchfield's board mills in 2025?",
  ])('answers nothing else: %s', (query) => {
    expect(leadOf(query)).toBe(null);
  });

  it.each([
    ["How did Larchfield's net income change from 2024 to 2025?", '$58,929 thousand'],
    ['How much cash did Larchfield have at the end of 2025?', '$9,120 thousand'],
    ['How much cash did Larchfield have at the end of 2024?', '$8,455 thousand'],
    ["What were Larchfield's total assets at the end of 2025?", '$640,300 thousand'],
    ["What were Larchfield's total assets at December 31, 2024?", '$633,810 thousand'],
  ])('answers with what it was last, and what stood at the end of a year: %s', (query, figure) => {
    const balance = [
      'CONSOLIDATED BALANCE SHEETS',
      '(in thousands) | December 31, 2025 | December 31, 2024',
      'Cash and cash equivalents | $9,120 | $8,455',
      'Other assets | 12,400 | 11,870',
      'Total assets | $640,300 | $633,810',
      'As of December 31, 2025, we had $15 million of cash equivalents and restricted cash.',
    ].map((text, index) => ({ ...source.segments[0], text, id: `b${index}`, index: lines.length + index }));
    const segments = [
      ...source.segments,
      ...balance.map((one) => ({ speaker: null, startMs: null, endMs: null, ...one, page: 2 })),
    ];
    expect(answerQuestion({ query, sources: [{ ...source, segments }] }).sentences[0]?.lead).toBe(figure);
  });
});
