import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ChunkMissing } from '../../chunks/chunk-missing.ts';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { page } from '../../ui/page/page.store.ts';
import { FailurePage } from './failure-page.tsx';
import { mayReload } from './server-watch.ts';

const failed = (error: Error) => renderComponent(<FailurePage error={error} reset={() => undefined} />);
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

beforeEach(() => sessionStorage.clear());

test('a page that broke says so', async () => {
  failed(new Error('broken'));
  expect(await title()).toBe('Oops, we ran into a snag. Please try again.');
});

test('a part that takes too long ends in words and a way to reload', async () => {
  const { asked } = await standIn({});
  failed(new ChunkMissing(true));
  expect(await title()).toBe('This page is taking too long');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeShown();
  expect(asked).toEqual([]);
});

test('without a connection that is what is missing, and the server is waited for', async () => {
  let status = 503;
  const { asked } = await standIn({ 'GET /healthz': () => ({ status, body: {} }) });
  mayReload(sessionStorage, Date.now());
  failed(new ChunkMissing(false));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(await title()).toBe('No connection');
  status = 200;
  await screen.findByRole('heading', { name: 'Part of this page failed to load' });
});

test('a page that failed has no way of the one before, whichever way it failed', async () => {
  await standIn({});
  const before = [{ label: 'Podcasts', href: '/pod/tally' }, { label: 'The waiting room' }];
  for (const error of [new Error('broken'), new ChunkMissing(true)]) {
    page.setState({ title: 'The waiting room', breadcrumbs: before });
    const { unmount } = failed(error);
    await title();
    expect(page.getState().breadcrumbs).toHaveLength(1);
    unmount();
  }
});
