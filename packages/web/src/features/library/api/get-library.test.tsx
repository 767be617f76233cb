import { buildLibraryItem, buildLibraryPage } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failureOf } from '../../../api/failure.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderComponent } from '../../../testing/render.tsx';
import { useLibrary, useLibraryItems } from './get-library.api.ts';
import type { LibrarySearch } from './library-search.ts';

function Title({ search = {} }: { search?: LibrarySearch }) {
  const { data, error } = useLibrary(search);
  const [first] = data?.items ?? [];
  return <p role="status">{error ? failureOf(error).message : first?.title}</p>;
}

/** The titles of some places. */
function Titles({ places }: { places: readonly number[] }) {
  const { itemAt } = useLibraryItems({}, places);
  return <p role="status">{places.map((place) => itemAt(place)?.title ?? '…').join(', ')}</p>;
}

const served = () =>
  standIn({
    'GET /v2/library': (url) => {
      const page = Number(url.searchParams.get('page'));
      const items = Array.from({ length: 50 }, (_, at) =>
        buildLibraryItem({ uuid: `u${page}-${at}`, title: `Item ${(page - 1) * 50 + at}` }),
      );
      return { body: buildLibraryPage(items, { page, total: 20_000 }) };
    },
  });
const said = () => screen.getByRole('status').textContent;

test('of many pages those are asked for on which the places stand', async () => {
  const { asked } = await served();
  const { rerenderComponent } = renderComponent(<Titles places={[0, 49]} />);
  await waitFor(() => expect(said()).toBe('Item 0, Item 49'));
  rerenderComponent(<Titles places={[19_940, 19_960]} />);
  await waitFor(() => expect(said()).toBe('Item 19940, Item 19960'));
  rerenderComponent(<Titles places={[0, 1]} />);
  expect(said()).toBe('Item 0, Item 1');
  expect(asked).toEqual([1, 399, 400].map((page) => `GET /v2/library?page=${page}&per_page=50&sort=added`));
});

test('filters and the order are asked for by their names', async () => {
  const { asked } = await served();
  renderComponent(<Title search={{ kind: 'article', mine: true, sort: 'longest' }} />);
  await waitFor(() => expect(said()).toBe('Item 0'));
  expect(asked).toEqual([expect.stringMatching(/page=1&per_page=50&.*kind.*article&mine=true&sort=longest/)]);
});

test('a refusal is given on with its words', async () => {
  await standIn({ 'GET /v2/library': () => ({ status: 503, body: { message: 'The library is asleep.' } }) });
  renderComponent(<Title />);
  await waitFor(() => expect(said()).toBe('The library is asleep.'));
});
