import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { ListState } from './list-state.tsx';

const pagination = (total: number, page = 1, pages = 1) => ({ page, per_page: 100, total, pages });

type Listing = { rows: string[]; pagination: ReturnType<typeof pagination> };
type State = { data?: Listing; error?: unknown; isPending?: boolean; isPlaceholderData?: boolean };

function list({ data, error = null, isPending = false, isPlaceholderData = false }: State): unknown[] {
  const happened: unknown[] = [];
  const refetch = () => Promise.resolve(happened.push('again'));
  renderComponent(
    <ListState<Listing>
      list={{ data, error, isPending, isPlaceholderData, refetch }}
      onPage={(page) => happened.push(page)}
      empty={<p>Nobody is here.</p>}
    >
      {({ rows }) => <p>{rows.join(', ')}</p>}
    </ListState>,
  );
  return happened;
}

test('a list that is on its way says so', () => {
  list({ isPending: true });
  expect(screen.getByRole('status').textContent).toContain('Loading');
});

test('a list that did not come says why and is asked for again', async () => {
  const happened = list({ error: new Error('unreachable') });
  expect(screen.getByRole('heading').textContent).toBe('This could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(happened).toEqual(['again']);
});

test('a list of nothing says what would be there', () => {
  list({ data: { rows: [], pagination: pagination(0, 1, 0) } });
  expect(screen.getByText('Nobody is here.')).toBeShown();
});

test('a page beyond the last leads to the first', async () => {
  const happened = list({ data: { rows: [], pagination: pagination(101, 9, 2) } });
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(happened).toEqual([1]);
});

test('rows stand with the way to the next page', async () => {
  const happened = list({ data: { rows: ['Tom', 'Ines'], pagination: pagination(101, 1, 2) } });
  expect(screen.getByText('Tom, Ines')).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(happened).toEqual([2]);
});

test('rows of the page before are marked as such while the next one comes', () => {
  list({ data: { rows: ['Tom'], pagination: pagination(1) }, isPlaceholderData: true });
  expect(screen.getByText('Tom').parentElement?.getAttribute('aria-busy')).toBe('true');
});
