import type { NarratedPage } from '@ecco/contract';
import { buildCitation } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { NarrationList } from './narration-list.tsx';
import { numberSources } from './numbering.ts';

const narrated = (page: number, ...texts: string[]): NarratedPage => ({
  page,
  title: page === 3 ? 'Returns' : null,
  narration: texts.map((text) => ({
    text,
    verbatim: false,
    citations: [{ ...buildCitation(page), start_timestamp: null, page_number: page }],
    speaker: null,
  })),
});

const pages = [
  narrated(1, 'Eight came.'),
  narrated(2),
  narrated(3, 'It returned 8%.'),
  ...[4, 5, 6, 7, 8, 9].map((page) => narrated(page)),
];

test('three pages at first, the open one among them, and each can be gone to', async () => {
  const opened: number[] = [];
  const show = (current: number) => (
    <NarrationList pages={pages} current={current} onPage={(page) => opened.push(page)} />
  );
  const { rerenderComponent } = renderComponent(show(1));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getAllByText('Research Assistant')).toHaveLength(2);
  expect(screen.getAllByText('Nothing to summarize on this page.')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(opened).toEqual([3]);
  rerenderComponent(show(5));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: /Show All/ }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(9);
});

test('its sources are numbered after those of the summary', () => {
  const [citation] = pages[0]?.narration[0]?.citations ?? [];
  const numbers = numberSources(null, pages);
  expect([...numbers.values()]).toEqual([1, 2]);
  expect(numbers.get(`${citation?.item.uuid}/${citation?.segment_id}@null`)).toBe(1);
});

test('a page does not repeat what is told above it', () => {
  const two = [narrated(1, 'Eight came.', 'Nine left.'), narrated(2, 'Eight came.')];
  renderComponent(
    <NarrationList pages={two} current={1} onPage={() => {}} isTold={(text) => text === 'Eight came.'} />,
  );
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said.join(' ')).toContain('Nine left');
  expect(said.join(' ')).not.toContain('Eight came');
  expect(screen.getByText('The key points of this page are above.')).toBeShown();
});

test('without a narration it says so', () => {
  renderComponent(<NarrationList pages={[]} current={1} onPage={() => {}} />);
  expect(screen.getByText('No narration available.')).toBeShown();
});
