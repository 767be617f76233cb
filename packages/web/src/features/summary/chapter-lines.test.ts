import { buildChapter, buildChapterSentence, buildHighlight, buildSummary } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { chapterLinesOf } from './chapter-lines.ts';

const said = (text: string, part: Parameters<typeof buildChapterSentence>[2] = {}) =>
  buildChapterSentence(text, [1], part);
const remark = said('The chair thanked the staff for the long work on this.');
const thanks = said('The clerk thanked the chair for the same in return.');
const sum = said('The committee set aside $40 million for roofs over three years.', { tells_sum: true });
const leaning = said('For the full year, revenue of $8 million is off a tenth.', { stands_alone: false });

const chapters = (...first: ReturnType<typeof said>[]) =>
  buildSummary({
    items: [
      buildChapter(0, { summary: first, takeaways: [] }),
      buildChapter(1, { summary: [thanks], takeaways: [] }),
    ],
  });

test('each chapter has a line, the first of its sentences with a sum or a share before remarks', () => {
  const { lines } = chapterLinesOf(chapters(remark, sum));
  expect(lines).toEqual([
    { index: 0, title: 'Chapter 0', told: sum },
    { index: 1, title: 'Chapter 1', told: thanks },
  ]);
});

test('what stands in a line does not stand in the outline again', () => {
  const { rest } = chapterLinesOf(chapters(remark, sum));
  expect(rest.items.map(({ title, summary }) => [title, summary])).toEqual([
    ['Chapter 0', [remark]],
    ['Chapter 1', []],
  ]);
});

test('what cannot stand alone is no line', () => {
  expect(chapterLinesOf(chapters(leaning)).lines).toMatchObject([{ index: 1 }]);
});

test('a sentence that takes the room of two is a line only where there is no shorter one', () => {
  const long = said(`The committee set aside $40 million for ${'the oldest of '.repeat(15)}its roofs.`, {
    tells_sum: true,
  });
  expect(chapterLinesOf(chapters(long, remark)).lines[0]?.told).toBe(remark);
  expect(chapterLinesOf(chapters(long)).lines[0]?.told).toBe(long);
});

test('a chapter that the outline folds has no line, and one chapter alone is told by its key sentences', () => {
  const folded = buildChapter(0, { summary: [sum], relevancy_score: 20 });
  const whole = buildSummary({ items: [folded, buildChapter(1, { summary: [remark] })] });
  expect(chapterLinesOf(whole).lines).toMatchObject([{ index: 1 }]);
  const alone = buildSummary({ items: [buildChapter(0, { summary: [sum] })] });
  expect(chapterLinesOf(alone)).toEqual({ lines: [], rest: alone });
});

test('what was said best in a chapter is its line where it tells a sum, and stands there alone', () => {
  const [best, remarked, last] = [
    buildHighlight(12, { text: 'We sold the forest for $90 million.', tells_sum: true }),
    buildHighlight(3, { text: 'I think that is worth noting on the record.' }),
    buildHighlight(13, { text: 'We paid 4 percent less for the same roofs.', tells_sum: true }),
  ];
  const items = [buildChapter(0, { summary: [remark] }), buildChapter(1, { summary: [sum] })];
  const { lines, rest } = chapterLinesOf(buildSummary({ items, highlights: [best, remarked, last] }));
  expect(lines.map(({ told }) => told)).toEqual([remark, best]);
  expect(rest.highlights).toEqual([remarked, last]);
  // One is left for the part of the page that is called after them.
  expect(chapterLinesOf(buildSummary({ items, highlights: [best] })).lines[1]?.told).toBe(sum);
});
