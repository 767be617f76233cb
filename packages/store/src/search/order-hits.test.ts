import { expect, test } from 'vitest';
import { type MatchedLine, type MatchedPassage, orderHits } from './order-hits.ts';

const nowhere = { speakerLabel: null, startMs: null, endMs: null, isEstimated: false, page: null };
const line = (id: string, score: number, stems: string[]): MatchedLine => ({
  segment: { ...nowhere, startMs: 0, id, itemId: 'item', idx: 0, text: id },
  score,
  stems: new Set(stems),
  highlights: [],
});
const passage = (of: string, score: number, stems: string[], itemId = 'item'): MatchedPassage => {
  const said = { text: `of ${of}`, segmentId: of, startMs: null, endMs: null, page: null };
  return {
    passage: { itemId, kind: 'tldr', idx: 0, lines: [said] },
    line: said,
    score,
    stems: new Set(stems),
    highlights: [],
  };
};
const textsOf = (...given: Parameters<typeof orderHits>) =>
  orderHits(...given).map((hit) => ('line' in hit ? hit.line.text : hit.segment.text));
const limits = { limit: 10, summariesPerItem: 1 };

test('what was made of a line is no hit beside it, unless it has more of the query', () => {
  const lines = [line('a', 3, ['fee']), line('b', 2, ['fee'])];
  expect(textsOf({ lines, passages: [passage('a', 5, ['fee'])] }, limits)).toEqual(['a', 'b']);
  expect(textsOf({ lines, passages: [passage('a', 5, ['fee', 'fund'])] }, limits)).toEqual([
    'of a',
    'a',
    'b',
  ]);
  expect(textsOf({ lines, passages: [passage('gone', 5, ['fee'])] }, limits)[0]).toBe('of gone');
});

test('an item has so many hits in its summary, and of the same words that in the chapter', () => {
  const inChapter = passage('a', 2, ['fee']);
  inChapter.passage.kind = 'summary_item';
  const passages = [inChapter, passage('a', 3, ['fee']), passage('b', 1, ['fee'])];
  const other = passage('c', 0.5, ['fee'], 'other');
  const kinds = (summariesPerItem: number) =>
    orderHits({ lines: [], passages: [...passages, other] }, { limit: 10, summariesPerItem }).map((hit) =>
      'line' in hit ? `${hit.passage.kind} ${hit.line.text}` : 'line',
    );
  expect(kinds(1)).toEqual(['summary_item of a', 'tldr of c']);
  expect(kinds(2)).toEqual(['summary_item of a', 'tldr of b', 'tldr of c']);
});

test('a row whose cells have a word each stands behind what says them together', () => {
  const match = (text: string, score: number, highlights: string[]): MatchedLine => ({
    ...line(text, score, ['equiti', 'commit']),
    highlights,
  });
  const row = match('Commitments and claims | Holders’ equity | 12', 3, ['Commitments', 'equity']);
  const said = match('The equity commitment was made.', 2, ['equity commitment']);
  const named = match('Equity commitments | 12', 1.8, ['Equity commitments']);
  expect(textsOf({ lines: [row, said, named], passages: [] }, limits)).toEqual(
    [said, named, row].map(({ segment }) => segment.text),
  );
});

test('the whole is as long as was asked for', () => {
  const lines = [line('a', 3, ['fee']), line('b', 2, ['fee'])];
  expect(textsOf({ lines, passages: [passage('c', 2.5, ['fee'])] }, { ...limits, limit: 2 })).toEqual([
    'a',
    'of c',
  ]);
});

test('a heading comes after the words that tell something, unless it was spoken', () => {
  const of = (text: string, score: number, startMs: number | null = null): MatchedLine => {
    const matchedLine = line(text, score, ['fee']);
    return { ...matchedLine, segment: { ...matchedLine.segment, startMs } };
  };
  const heading = 'Management fees';
  const statement = 'The fund pays a fee of 1.35%.';
  expect(textsOf({ lines: [of(heading, 3), of(statement, 2)], passages: [] }, limits)).toEqual([
    statement,
    heading,
  ]);
  expect(textsOf({ lines: [of(heading, 3, 0), of(statement, 2, 900)], passages: [] }, limits)).toEqual([
    heading,
    statement,
  ]);
});
