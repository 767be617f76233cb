import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLinked } from '../../testing/render.tsx';
import { page } from '../../ui/page/page.store.ts';
import { NotFoundPage } from './not-found-page.tsx';

// Core specification, line 71: the way to a page is its own.
test('a page that is not there shows nothing of the way to the one before', async () => {
  const before = [{ label: 'Organizations', href: '/org' }, { label: 'Linden Teachers' }];
  page.setState({ title: 'Linden Teachers', breadcrumbs: before });
  renderLinked(<NotFoundPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeShown();
  expect(page.getState().breadcrumbs).toEqual([{ label: '404' }]);
  expect(document.title).toContain('404');
});
