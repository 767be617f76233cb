import type { CitedText } from '@ecco/domain';
import type { Summary } from '@ecco/store';
import { expect, it } from 'vitest';
import { presentNarration } from './narration.presenter.ts';
import { profileTranscript } from './transcript-profile.ts';

const said = (text: string, page: number): CitedText => ({
  text,
  verbatim: false,
  citations: [{ segmentId: `s${page}`, quote: text, startMs: null, endMs: null, page }],
});

const chapter = (title: string, page: number, summary: CitedText[]) => ({
  ...{ title, page, summary, takeaways: [], relevancy: 90, startMs: null, endMs: null },
  firstSegment: page - 1,
  lastSegment: page - 1,
});

const profile = profileTranscript(
  { id: 'minutes', slug: 'minutes', kind: 'document', title: 'Minutes' },
  [1, 2, 3].map((page) => ({
    id: `s${page}`,
    speakerLabel: null,
    startMs: null,
    endMs: null,
    isEstimated: false,
    length: 40,
  })),
);

const narrationOf = (outline: Summary['outline'], pageCount: number | null = 3) => {
  const summary: Summary = {
    ...{ itemId: 'i', version: 2, madeBy: { engine: 'built-in', version: '1' }, updatedAt: new Date(0) },
    ...{ overview: null, analysis: null, outline },
  };
  const pages = presentNarration({ item: { pageCount }, summaries: [summary], profile });
  return pages.map(({ page, title, narration }) => [page, title, narration.map(({ text }) => text)]);
};

it('has every page, with what was told of it and the chapter that begins there', () => {
  const chapters = [chapter('Returns', 3, [])];
  expect(narrationOf({ chapters, pages: [{ page: 3, sentences: [said('It returned 8%.', 3)] }] })).toEqual([
    [1, null, []],
    [2, null, []],
    [3, 'Returns', ['It returned 8%.']],
  ]);
});

it('tells a summary without a narration by its own sentences, each once and under its page', () => {
  const chapters = [
    chapter('Fees', 2, [said('Fees fell.', 2), said('Eight came.', 1)]),
    chapter('Again', 2, [said('Fees fell.', 2)]),
  ];
  expect(narrationOf({ chapters })).toEqual([
    [1, null, ['Eight came.']],
    [2, 'Fees', ['Fees fell.']],
    [3, null, []],
  ]);
});

it('is empty where there are no pages', () => {
  expect(narrationOf({ chapters: [] })).toEqual([]);
  expect(narrationOf(null)).toEqual([]);
});
