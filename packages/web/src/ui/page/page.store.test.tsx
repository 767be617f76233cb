import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { type Crumb, createPage, page, usePage } from './page.store.ts';

function Named({ title, crumbs }: { title: string | null; crumbs?: readonly Crumb[] | null }) {
  usePage({ title, ...(crumbs !== undefined && { crumbs }) });
  return null;
}

test('a page names the window and its way, which a reload still knows', () => {
  renderComponent(
    <Named title="Why fees fell" crumbs={[{ label: 'Allocator Hours', href: '/org/hours' }]} />,
  );
  expect(document.title).toBe('Why fees fell · Ecco');
  const named = {
    title: 'Why fees fell',
    breadcrumbs: [{ label: 'Allocator Hours', href: '/org/hours' }, { label: 'Why fees fell' }],
  };
  expect(page.getState()).toEqual(named);
  expect(createPage().getState()).toEqual(named);
});

test('the home has a title and no way', () => {
  renderComponent(<Named title="Library" crumbs={null} />);
  expect(document.title).toBe('Library · Ecco');
  expect(page.getState().breadcrumbs).toEqual([]);
});

test('a page that is not known yet bears the name of the brand', () => {
  renderComponent(<Named title={null} />);
  expect(document.title).toBe('Ecco');
  expect(page.getState().breadcrumbs).toEqual([]);
});

test('what was persisted in another shape, or leads out of the product, is left out', () => {
  localStorage.setItem(
    'page',
    JSON.stringify({
      title: 4,
      breadcrumbs: [{ label: 'Out', href: 'https://x.example' }, { label: 'In' }, 5],
    }),
  );
  expect(createPage().getState()).toEqual({ title: null, breadcrumbs: [{ label: 'In' }] });
});
