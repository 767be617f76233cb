import type { Outline } from '@ecco/domain';
import type { Segment, Source } from '@ecco/engine';
import { expect, test } from 'vitest';
import { choosePages, inChosen, inWhole } from './chosen-pages.ts';

const segmentOn = (page: number, index: number): Segment => ({
  ...{ id: `s${index}`, index, page, text: `On page ${page}.` },
  ...{ speaker: null, startMs: null, endMs: null },
});
const source: Source = {
  context: { kind: 'document', title: 'Packet', description: '', showName: null, people: [] },
  segments: [1, 1, 2, 3, 3, 4].map(segmentOn),
};
const chapter = (firstSegment: number, lastSegment: number) => ({
  ...{ title: 'Part', firstSegment, lastSegment, startMs: null, endMs: null, page: null },
  ...{ relevancy: 50, summary: [], takeaways: [] },
});
const placesOf = ({ chapters }: Outline) =>
  chapters.map(({ firstSegment, lastSegment }) => [firstSegment, lastSegment]);

test('all of it is read where no pages are chosen', () => {
  expect(choosePages(source, []).source).toBe(source);
});

test('what is read of some pages stands at its place in the whole', () => {
  const { source: read, kept } = choosePages(source, [
    { first: 2, last: 2 },
    { first: 4, last: 9 },
  ]);
  expect(read.segments.map(({ index, page }) => [index, page])).toEqual([
    [0, 2],
    [1, 4],
  ]);
  expect(placesOf(inWhole({ chapters: [chapter(0, 1)] }, kept))).toEqual([[2, 5]]);
});

test('a chapter of the whole is cut to the chosen pages, and goes where it has none of them', () => {
  const { kept } = choosePages(source, [{ first: 2, last: 3 }]);
  const whole = {
    chapters: [
      chapter(0, 1),
      { ...chapter(2, 5), sections: [{ title: 'End', firstSegment: 4, startMs: null, page: 3 }] },
    ],
  };
  const cut = inChosen(whole, kept);
  expect(placesOf(cut)).toEqual([[0, 2]]);
  expect(cut.chapters[0]?.sections?.[0]?.firstSegment).toBe(2);
});
