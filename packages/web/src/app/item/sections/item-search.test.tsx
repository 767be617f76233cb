import {
  buildAnswer,
  buildAnswerSource,
  buildItem,
  buildSearchResult,
  buildSession,
  buildSourcePlace,
  theItem,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AllNear } from '../../../testing/all-near.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
// What asks comes later on the page, and need not be read from the disk within the patience of a query.
import '../../../features/ask/item-asking.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = buildAnswer({
  scope: { kind: 'item', id: theItem.uuid, title: theItem.title, items: 1 },
  sources: [buildAnswerSource({ source_items: [buildSourcePlace(3), buildSourcePlace(6)] })],
});

async function open(words: string, answered = answer) {
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: buildSession({ waitlist_on: false }) }),
    'GET /v2/content/': () => ({ body: { item: buildItem() } }),
    [`GET /v2/content/${theItem.uuid}/ask`]: () => ({ body: { answer: answered } }),
    [`GET /v2/content/${theItem.uuid}/questions`]: () => ({
      body: { questions: ['Who asked for lower fees?', 'What did Ines Varga say about “carry”?'] },
    }),
    'GET /v2/search/search_inside/': () => ({
      body: { results: [buildSearchResult(2)], degraded: [], expansions: [] },
    }),
  });
  const { router } = renderApp(words === '' ? '/ep/fees' : `/ep/fees?search=${encodeURIComponent(words)}`);
  const part = within(await screen.findByRole('region', { name: 'Search and ask questions' }));
  return { asked, router, part };
}
const asks = (queries: string[]) => queries.filter((line) => line.includes('/ask?'));
const searches = (queries: string[]) => queries.filter((line) => line.includes('search_inside'));

test('a question is asked of the item, and what it cites is gone to on its page', async () => {
  const { asked, router, part } = await open('Why did the fees fall?');
  const mark = await part.findByRole('button', { name: 'Source 1, at 0:15' });
  expect(asks(asked)).toHaveLength(1);
  expect(searches(asked)).toEqual([]);
  const more = within(part.getByRole('region', { name: 'More on this' }));
  expect(more.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['0:30']);
  await userEvent.click(mark);
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ content_id: '3', segment: 'segment-3' }),
  );
  expect(router.state.location.pathname).toBe('/ep/fees');
});

test('one key turns a question into a search and back', async () => {
  const { asked, part } = await open('Why did the fees fall?');
  await part.findByRole('button', { name: 'Source 1, at 0:15' });
  const field = part.getByRole('combobox', { name: 'Search inside this item' });
  await userEvent.type(field, '{Control>}{Enter}{/Control}');
  expect(await part.findByText(/1 result for “Why did the fees fall\?”/)).toBeShown();
  expect(searches(asked)).toHaveLength(1);
  await userEvent.click(part.getByRole('button', { name: 'Ask this as a question' }));
  expect(await part.findByRole('button', { name: 'Source 1, at 0:15' })).toBeShown();
  expect(part.getByRole('button', { name: 'Search for these words instead' })).toBeShown();
  expect(asks(asked)).toHaveLength(1);
});

test('words are searched for as ever, and can be asked', async () => {
  const { asked, part } = await open('fund fees');
  expect(await part.findByText(/1 result for “fund fees”/)).toBeShown();
  expect(asks(asked)).toEqual([]);
  await userEvent.click(await part.findByRole('button', { name: 'Ask this as a question' }));
  expect(await part.findByRole('button', { name: 'Source 1, at 0:15' })).toBeShown();
});

test('before anything is asked stand questions that the item answers; each is asked as such', async () => {
  vi.stubGlobal('IntersectionObserver', AllNear);
  const { asked, router, part } = await open('');
  const own = within(await part.findByRole('region', { name: 'Questions this item answers' }));
  // What it has in quotes would be searched for, were it typed.
  await userEvent.click(own.getByRole('button', { name: 'What did Ines Varga say about “carry”?' }));
  expect(await part.findByRole('button', { name: 'Source 1, at 0:15' })).toBeShown();
  expect(router.state.location.search).toEqual({ search: 'What did Ines Varga say about “carry”?' });
  expect(asks(asked)).toHaveLength(1);
  expect(part.queryByRole('region', { name: 'Questions this item answers' })).toBeNull();
});

test('a question that the item does not answer leads to those that it does', async () => {
  const silence = { ...answer, found: false, items: [], claims: [], sources: {}, follow_ups: [] };
  const { part } = await open('Why did the rents fall?', silence);
  expect(await part.findByText('Nothing in this item answers this')).toBeShown();
  const own = within(await part.findByRole('region', { name: 'Questions this item answers' }));
  expect(own.getAllByRole('button')).toHaveLength(2);
});
