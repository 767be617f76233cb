import { buildLibraryItem } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failureOf } from '../../../api/failure.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderComponent } from '../../../testing/render.tsx';
import { useLibrary } from './get-library.api.ts';
import type { LibrarySearch } from './library-search.ts';

function Titles({ search = {} }: { search?: LibrarySearch }) {
  const { data, error, hasNextPage, fetchNextPage } = useLibrary(search);
  const titles = data?.pages.flatMap(({ items }) => items.map(({ title }) => title)) ?? [];
  return (
    <>
      <p role="status">{error ? failureOf(error).message : titles.join(', ')}</p>
      <button type="button" disabled={!hasNextPage} onClick={() => void fetchNextPage()}>
        More
      </button>
    </>
  );
}

const noScope = { show: null, organization: null, person: null };
const served = (pages: number) =>
  standIn({
    'GET /v2/library': (url) => {
      const page = Number(url.searchParams.get('page'));
      const items = [buildLibraryItem({ uuid: `u${page}`, title: `Item ${page}` })];
      return { body: { items, pagination: { page, per_page: 50, total: pages, pages }, scope: noScope } };
    },
  });
const said = () => screen.getByRole('status').textContent;

test('pages are added one after the other until there is none', async () => {
  const { asked } = await served(2);
  renderComponent(<Titles />);
  await waitFor(() => expect(said()).toBe('Item 1'));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(said()).toBe('Item 1, Item 2'));
  expect(screen.getByRole('button', { name: 'More' })).toHaveProperty('disabled', true);
  expect(asked).toEqual([
    'GET /v2/library?page=1&per_page=50&sort=added',
    'GET /v2/library?page=2&per_page=50&sort=added',
  ]);
});

test('filters and the order are asked for by their names', async () => {
  const { asked } = await served(1);
  renderComponent(<Titles search={{ kind: 'article', mine: true, sort: 'longest' }} />);
  await waitFor(() => expect(said()).toBe('Item 1'));
  expect(asked).toEqual([expect.stringMatching(/page=1&per_page=50&.*kind.*article&mine=true&sort=longest/)]);
});

test('a refusal is given on with its words', async () => {
  await standIn({ 'GET /v2/library': () => ({ status: 503, body: { message: 'The library is asleep.' } }) });
  renderComponent(<Titles />);
  await waitFor(() => expect(said()).toBe('The library is asleep.'));
});
