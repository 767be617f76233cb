import type { Analysis, Outline } from '@ecco/domain';
import { expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { rankPlaces } from './rank-places.ts';

const lines = Array.from(
  { length: 12 },
  (_, at) => `The mill paid for cedar logs and for pine logs in year ${at}.`,
);
const source = sourceOf(lines);
const chapter = (title: string, firstSegment: number, lastSegment: number): Outline['chapters'][number] => ({
  title,
  firstSegment,
  lastSegment,
  startMs: null,
  endMs: null,
  page: null,
  relevancy: 80,
  summary: [],
  takeaways: [],
});

it('a chapter that names what is asked speaks for its segments', () => {
  const outline = { chapters: [chapter('Prices', 0, 5), chapter('Cedar logs', 6, 11)] };
  const [first] = rankPlaces(readQuestion('cedar logs'), [{ ...source, outline }]);
  expect(first?.segment).toBeGreaterThan(5);
});

it('a sentence of the short form speaks for the place that it cites', () => {
  const citation = {
    segmentId: source.segments[9]?.id ?? '',
    quote: '',
    startMs: null,
    endMs: null,
    page: null,
  };
  const analysis: Analysis = {
    oneLiner: null,
    tldr: [{ text: 'Cedar logs were paid.', verbatim: false, citations: [citation] }],
    keyTopics: [],
  };
  const scoreOf = (asked: Parameters<typeof rankPlaces>[1]) =>
    rankPlaces(readQuestion('cedar logs'), asked).find(({ segment }) => segment === 9)?.score ?? 0;
  expect(scoreOf([{ ...source, analysis }])).toBeGreaterThan(scoreOf([source]));
});

it('without an outline and a short form nothing changes', () => {
  const empty = { ...source, outline: { chapters: [] } };
  expect(rankPlaces(readQuestion('cedar logs'), [empty])).toEqual(
    rankPlaces(readQuestion('cedar logs'), [source]),
  );
});
