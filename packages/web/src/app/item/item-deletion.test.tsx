import { buildItem, buildLibraryItem, buildSession } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';

const item = buildItem({
  may: { retry: true, read_again: false, curate: true, assign: true, correct: true },
});
const path = `/v2/content/${item.uuid}`;
const pagination = { page: 1, per_page: 50, total: 1, pages: 1 };

test('the page of a deleted item is left before anything of it is asked for again, and Undo leads back', async () => {
  let isDeleted = false;
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: buildSession() }),
    'GET /v2/library': () => ({ body: { items: [buildLibraryItem({ title: 'Still there' })], pagination } }),
    'POST /v2/': () => ({ body: { message: 'Noted.' } }),
    'GET /v2/content/': () => (isDeleted ? { status: 404, body: {} } : { body: { item, show: null } }),
    [`DELETE ${path}`]: () => {
      isDeleted = true;
      return { body: { message: 'Deleted.' } };
    },
    [`POST /v2/deleted_items/${item.uuid}/restore`]: () => {
      isDeleted = false;
      return { body: { message: 'Restored.', item: { uuid: item.uuid, slug: item.slug, kind: item.kind } } };
    },
  });
  const { router } = renderApp('/ep/fees');
  await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('link', { name: 'Still there' });
  const since = asked.slice(asked.indexOf(`DELETE ${path}`) + 1);
  expect(since.filter((line) => line.includes('/content/'))).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ep/fees'));
});
