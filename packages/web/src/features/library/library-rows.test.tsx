import { type LibraryItem, limits } from '@ecco/contract';
import { buildLibraryItem, buildLibraryPage } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderLinked } from '../../testing/render.tsx';
import { readLibrarySearch } from './api/library-search.ts';
import { density } from './density.store.ts';
import { FilterChips } from './filter-chips.tsx';
import { LibraryRows } from './library-rows.tsx';

afterEach(() => density.getState().choose('compact'));
const nothing = () => null;
const items = [
  buildLibraryItem({
    uuid: 'a',
    title: 'Why fees fell',
    slug: 'fees',
    speakers: ['Ines Varga', 'Tom Okoro'],
    reading: { state: 'started', progress: 0.4 },
  }),
  buildLibraryItem({
    uuid: 'b',
    title: 'Minutes',
    kind: 'document',
    reading: { state: 'unread', progress: null },
  }),
];

const serve = (all: readonly LibraryItem[]) =>
  standIn({
    'GET /v2/library': (url) => {
      const page = Number(url.searchParams.get('page'));
      const shown = all.slice((page - 1) * limits.libraryPage, page * limits.libraryPage);
      return { body: buildLibraryPage(shown, { page, total: all.length }) };
    },
  });
async function rows(all: readonly LibraryItem[] = items) {
  const { asked } = await serve(all);
  renderLinked(<LibraryRows search={{}} total={all.length} statusOf={nothing} actionsOf={nothing} />);
  await screen.findByRole('link', { name: all[0]?.title ?? '' });
  return { asked };
}

test('a compact row says its kind, who speaks, and how far somebody came', async () => {
  await rows();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/40% played.*Episode.*Why fees fell.*Ines Varga \+1/);
  expect(second?.textContent).toMatch(/Not opened yet.*Document.*Minutes/);
});

test('a compact row says whom somebody named, where the directory knows nobody of that name', async () => {
  const named = buildLibraryItem({
    title: 'Memo',
    show: null,
    author: null,
    organization_named: 'Tavish Teachers',
  });
  await rows([named]);
  expect(await screen.findByText('Tavish Teachers')).toBeShown();
});

test('each row says its place among all of them', async () => {
  await rows();
  const [, second] = screen.getAllByRole('listitem');
  expect([second?.getAttribute('aria-posinset'), second?.getAttribute('aria-setsize')]).toEqual(['2', '2']);
});

test('a page that does not come says so, and comes when it is asked for again', async () => {
  let broken = true;
  await standIn({
    'GET /v2/library': () =>
      broken
        ? { status: 503, body: { message: 'Busy.' } }
        : { body: buildLibraryPage(items, { page: 1, total: items.length }) },
  });
  renderLinked(<LibraryRows search={{}} total={2} statusOf={nothing} actionsOf={nothing} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Some rows could not be loaded.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('link', { name: 'Minutes' })).toBeShown();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('j and k go through the rows, and Enter opens one', async () => {
  await rows();
  await screen.findAllByRole('listitem');
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('j');
  expect(focused()).toBe('Why fees fell');
  await userEvent.keyboard('jj');
  expect(focused()).toBe('Minutes');
  await userEvent.keyboard('k{Enter}');
  expect(screen.getByRole('status', { name: 'Place' }).textContent).toBe('/ep/fees');
});

test('comfortable rows say what the item says, and are remembered', async () => {
  density.getState().choose('comfortable');
  await rows();
  const [first] = await screen.findAllByRole('listitem');
  expect(first && within(first).getByText('The fund cut its fees.')).toBeShown();
  expect(localStorage.getItem('library-density')).toBe('"comfortable"');
});

test('each filter is a chip that takes itself off and leaves the others', async () => {
  const search = readLibrarySearch({
    kind: 'video',
    show: 'hours',
    mine: 'true',
    state: 'half',
    after: '2026-13-40',
  });
  expect(search).toMatchObject({
    kind: 'video',
    show: 'hours',
    mine: true,
    state: undefined,
    after: undefined,
  });
  renderLinked(
    <FilterChips
      search={{ ...search, q: 'Who pays?' }}
      scope={{ show: 'The Hours', organization: null, person: null }}
    />,
    '/home?kind=video&show=hours&mine=true&q=Who',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Show: The Hours' }));
  const place = screen.getByRole('status', { name: 'Place' }).textContent;
  expect(place).toMatch(/kind=video/);
  expect(place).toMatch(/mine=true/);
  expect(place).not.toMatch(/show=/);
  expect(place).toMatch(/q=Who/);
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(screen.getByRole('status', { name: 'Place' }).textContent).toMatch(/kind=video.*q=Who/);
});
