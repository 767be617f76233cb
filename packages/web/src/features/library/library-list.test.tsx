import type { ItemCard } from '@ecco/contract';
import { buildItemCard, buildShowName } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderLinked } from '../../testing/render.tsx';
import { NewItemsProvider } from '../../ui/list/new-items.context.ts';
import { LibraryList, LibrarySkeleton } from './library-list.tsx';

const show = buildShowName({ slug: 'hours', name: 'The Hours' });
const rows = () => screen.findAllByRole('listitem');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const list = (...items: Partial<ItemCard>[]) =>
  items.map((part, at) => buildItemCard({ uuid: `u${at}`, ...part }));

test('items stand in the given order, each leading to the page of its kind', async () => {
  const items = list(
    { title: 'Fees', slug: 'fees' },
    { title: 'Minutes', slug: 'minutes', kind: 'document' },
    { title: 'Board', slug: 'board', kind: 'video' },
  );
  renderLinked(<LibraryList items={items} />);
  const titles = (await rows()).map((row) => within(row).getByRole('heading', { level: 2 }).textContent);
  expect(titles).toEqual(['Fees', 'Minutes', 'Board']);
  expect(['Fees', 'Minutes', 'Board'].map(hrefOf)).toEqual(['/ep/fees', '/doc/u1', '/vid/board']);
});

test('a title is reached and followed by the keyboard', async () => {
  renderLinked(<LibraryList items={list({ title: 'Fees', slug: 'fees' })} />);
  const title = await screen.findByRole('link', { name: 'Fees' });
  await userEvent.tab();
  expect(document.activeElement).toBe(title);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'Place' }).textContent).toBe('/ep/fees');
});

test('an item without a title is still led to', async () => {
  renderLinked(<LibraryList items={list({ title: '', slug: 'nameless' })} />);
  expect((await screen.findByRole('link', { name: 'Untitled' })).getAttribute('href')).toBe('/ep/nameless');
});

describe('a row', () => {
  test('says its kind first and leads to its show', async () => {
    renderLinked(<LibraryList items={list({ show, title: 'Fees' })} />);
    const [row] = await rows();
    expect(row?.textContent).toMatch(/Episode.*The Hours/);
    expect(hrefOf('The Hours')).toBe('/pod/hours');
  });

  test('of an item that is new says so first, to be seen and heard', async () => {
    renderLinked(
      <NewItemsProvider value={new Set(['u1'])}>
        <LibraryList items={list({ title: 'Fees' }, { title: 'Minutes', kind: 'document' })} />
      </NewItemsProvider>,
    );
    const [old, fresh] = await rows();
    expect(old?.textContent).not.toContain('New');
    expect(fresh?.textContent).toContain('MinutesNew since you last lookedDocument');
  });

  test('names an author who has no page without a link', async () => {
    renderLinked(<LibraryList items={list({ show: null, author: 'Allocator Hours', title: 'Fees' })} />);
    expect(await screen.findByText('Allocator Hours')).toBeShown();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('on the page of its show names neither show nor kind again', async () => {
    renderLinked(<LibraryList items={list({ show, title: 'Fees' })} level={3} ofShow />);
    const [row] = await rows();
    expect(row?.textContent).not.toMatch(/The Hours|Episode/);
    expect(screen.getByRole('heading', { level: 3, name: 'Fees' })).toBeShown();
  });

  test('says in one line what the item says, else how it is described', async () => {
    renderLinked(
      <LibraryList
        items={list(
          { one_liner: 'The fund cut its fees.', description: 'An hour.' },
          { one_liner: null, description: 'Two hours.' },
        )}
      />,
    );
    const [summarised, described] = await rows();
    expect(summarised?.textContent).toContain('The fund cut its fees.');
    expect(summarised?.textContent).not.toContain('An hour.');
    expect(described?.textContent).toContain('Two hours.');
  });

  test('carries its state where there is one to say', async () => {
    const items = list({ title: 'Fees' }, { title: 'Board', processing_status: 'FAILED' });
    renderLinked(
      <LibraryList
        items={items}
        statusOf={(item) => (item.processing_status === 'FAILED' ? <p>No sound was found.</p> : null)}
      />,
    );
    const [done, failed] = await rows();
    expect(failed && within(failed).getByText('No sound was found.')).toBeShown();
    expect(done?.textContent).not.toContain('No sound');
  });
});

test('rows that are on their way are announced', async () => {
  renderLinked(<LibrarySkeleton />);
  expect((await screen.findAllByRole('status'))[0]?.textContent).toContain('Loading');
});
