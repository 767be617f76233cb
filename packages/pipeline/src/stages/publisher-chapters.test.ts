import type { Outline } from '@ecco/domain';
import type { Segment } from '@ecco/engine';
import { expect, it } from 'vitest';
import { chapterSpans, condense } from './publisher-chapters.ts';

const line = (index: number, words = 100): Segment => ({
  id: `line-${index}`,
  index,
  speaker: null,
  text: Array.from({ length: words }, (_, at) => `word${at}`).join(' '),
  startMs: index * 60_000,
  endMs: (index + 1) * 60_000,
  page: null,
});

const outlineOf = (...firsts: number[]): Outline => ({
  chapters: firsts.map((firstSegment) => ({
    title: `About line ${firstSegment}`,
    firstSegment,
    lastSegment: firstSegment,
    startMs: firstSegment * 60_000,
    endMs: null,
    page: null,
    relevancy: 80,
    summary: [],
    takeaways: [],
  })),
});

const span = { title: 'Fees', startMs: 600_000, firstSegment: 10, lastSegment: 17 };
const eightLines = Array.from({ length: 8 }, (_, at) => line(at));

it('a mark holds the lines from itself to the next one', () => {
  const marks = [
    { title: 'Opening', startMs: 0 },
    { title: 'Fees', startMs: 180_200 },
  ];
  expect(chapterSpans(marks, eightLines)).toMatchObject([
    { title: 'Opening', firstSegment: 0, lastSegment: 2 },
    { title: 'Fees', firstSegment: 3, lastSegment: 7 },
  ]);
});

it('what the engine finds in a long chapter of the publisher are its sections, where they stand in the item', () => {
  const { title, sections } = condense(span, eightLines, outlineOf(0, 5));
  expect(title).toBe('Fees');
  expect(sections?.map(({ firstSegment }) => firstSegment)).toEqual([10, 15]);
});

it('a short chapter has none, nor has one of one piece', () => {
  expect(condense(span, eightLines.slice(0, 4), outlineOf(0, 2)).sections).toBeUndefined();
  expect(condense(span, eightLines, outlineOf(0)).sections).toBeUndefined();
});
