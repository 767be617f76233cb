import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { pageOf } from './page-of.ts';
import { PageTurner } from './page-turner.tsx';

test('it says where one is and goes either way', async () => {
  const pages: number[] = [];
  renderComponent(<PageTurner page={2} pages={3} total={1234} onPage={(page) => pages.push(page)} />);
  expect(screen.getByText('Page 2 of 3 · 1,234 in all')).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(pages).toEqual([1, 3]);
});

test('where nobody counted to the end it says so, and names no last page', () => {
  renderComponent(<PageTurner page={2} pages={22} total={1100} isLeast onPage={() => {}} />);
  expect(screen.getByText('Page 2 · more than 1,100 in all')).toBeShown();
});

test('at the end it goes no further, and a single page needs none', () => {
  const { rerenderComponent } = renderComponent(
    <PageTurner page={3} pages={3} total={250} onPage={() => {}} />,
  );
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  rerenderComponent(<PageTurner page={1} pages={1} total={9} onPage={() => {}} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('an address that names no page means the first', () => {
  expect([undefined, '', '0', '-2', '1.5', 'two', '7'].map(pageOf)).toEqual([1, 1, 1, 1, 1, 1, 7]);
});
