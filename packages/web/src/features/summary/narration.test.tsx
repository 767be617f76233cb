import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aChapter, aCitation, aSummary } from '../../testing/fixtures.ts';
import { renderPart } from '../../testing/render.tsx';
import { narrationOf } from './narration.ts';
import { NarrationList } from './narration-list.tsx';

const said = (text: string, page: number, line: number) => ({
  text,
  verbatim: false,
  citations: [{ ...aCitation(line), start_timestamp: null, page_number: page }],
});

const summary = aSummary({
  items: [
    aChapter(0, { page_number: 1, title: 'Roll call', summary: [said('Eight came.', 1, 4)], takeaways: [] }),
    aChapter(1, {
      page_number: 3,
      title: 'Returns',
      summary: [said('It returned 8%.', 3, 40)],
      takeaways: [said('Fees fell.', 3, 30), said('Eight came.', 1, 4)],
    }),
  ],
  overview: null,
  analysis: null,
});

test('what the summary says stands under its page once, in the order of the page', () => {
  const pages = narrationOf(summary, 4);
  expect(pages.map(({ page, title, sentences }) => [page, title, sentences.map(({ text }) => text)])).toEqual(
    [
      [1, 'Roll call', ['Eight came.']],
      [2, null, []],
      [3, 'Returns', ['Fees fell.', 'It returned 8%.']],
      [4, null, []],
    ],
  );
});

test('a summary that names no page narrates none', () => {
  expect(narrationOf(aSummary(), 4)).toEqual([]);
  expect(narrationOf(null, 4)).toEqual([]);
});

test('three pages at first, the open one among them, and each can be gone to', async () => {
  const opened: number[] = [];
  const show = (current: number) => (
    <NarrationList pages={narrationOf(summary, 9)} current={current} onPage={(page) => opened.push(page)} />
  );
  const { rerenderPart } = renderPart(show(1));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getAllByText('Research Assistant')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(opened).toEqual([3]);
  rerenderPart(show(5));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: /Show All/ }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(9);
});

test('without a narration it says so', () => {
  renderPart(<NarrationList pages={[]} current={1} onPage={() => {}} />);
  expect(screen.getByText('No narration available.')).toBeTruthy();
});
