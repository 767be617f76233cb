import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { buildOutline } from './build-outline.ts';

const body =
  'The committee reviewed the allocation to private markets and heard the staff report on its fees and its risks. ';

const titlesOf = (lines: string[]): string[] => {
  const source = sourceOf(lines, { kind: 'document' });
  const segments = source.segments.map((segment) => ({ ...segment, startMs: null, endMs: null, page: 1 }));
  return buildOutline({ ...source, segments }).chapters.map(({ title }) => title);
};

it('makes the items of an agenda chapters, however short they are', () => {
  expect(
    titlesOf([
      'Board of Trustees',
      '1. Call to Order',
      '2. Approval of Minutes',
      '3. Investment Performance for the Quarter',
      body,
      '4. Adjournment',
      'The chair adjourns the meeting.',
    ]),
  ).toEqual([
    'Board of Trustees',
    'Call to Order',
    'Approval of Minutes',
    'Investment Performance for the Quarter',
    'Adjournment',
  ]);
});

it('makes no chapters of the lines of a form', () => {
  expect(
    titlesOf([
      '1. Actuarial assumptions',
      'MOVER: Delgado',
      'SECONDER: Park',
      body,
      'NOES: Haverty',
      'RESULT: CARRIED 4-1',
      '2. Custodian',
      'MOVER: Rourke',
      'SECONDER: Simms',
      body,
    ]),
  ).toEqual(['Actuarial assumptions', 'Custodian']);
});

it('makes no chapters of a numbered list that the words above it announce', () => {
  expect(
    titlesOf([
      '1. Background',
      body,
      '2. Recommendation',
      body,
      '3. Options',
      body,
      'Staff considered these options:',
      '1. Redeem from all four funds',
      '2. Redeem from the oldest fund alone',
      '3. Do nothing',
      'Next steps',
      body,
    ]),
  ).toEqual(['Background', 'Recommendation', 'Options']);
});

it('divides a long item of a filing by the headings in it, under its name', () => {
  const long = Array.from({ length: 5 }, () => body.repeat(6));
  expect(
    titlesOf([
      'Item 1. Business',
      body,
      'Item 7. Management’s Discussion and Analysis',
      ...long,
      'Liquidity and Capital Resources',
      ...long,
      'Share Repurchases',
      ...long,
      ...long,
      'Item 8. Financial Statements',
      'Net income | 5 | 6',
      body,
    ]),
  ).toEqual([
    'Business',
    'Management’s Discussion and Analysis',
    'Item 7: Liquidity and Capital Resources',
    'Item 7: Share Repurchases',
    'Financial Statements',
  ]);
});
