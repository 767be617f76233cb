import { buildSession } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';
import { page } from '../../ui/page/page.store.ts';

// Core specification, lines 71 and 221: an item that does not load has its own words, and no way of the page before.
test('an item that cannot be loaded says so without the way of the page before', async () => {
  await standIn({
    'GET /v2/session': () => ({ body: buildSession() }),
    'GET /v2/content/': () => ({ status: 500, body: { message: 'It cannot be read now.' } }),
  });
  page.setState({
    title: 'Tally',
    breadcrumbs: [{ label: 'Podcasts', href: '/pod/tally' }, { label: 'Tally' }],
  });
  renderApp('/ep/fees');
  expect(
    await screen.findByRole('heading', { name: 'Oops, we ran into a snag. Please tell us about it.' }),
  ).toBeShown();
  expect(page.getState().breadcrumbs).toHaveLength(1);
});
