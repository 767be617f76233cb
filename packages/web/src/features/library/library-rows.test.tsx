import { buildLibraryItem } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
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
const rows = () => renderLinked(<LibraryRows items={items} statusOf={nothing} actionsOf={nothing} />);

test('a compact row says its kind, who speaks, and how far somebody came', async () => {
  rows();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/40% played.*Episode.*Why fees fell.*Ines Varga \+1/);
  expect(second?.textContent).toMatch(/Not opened yet.*Document.*Minutes/);
});

test('a compact row says whom somebody named, where the directory knows nobody of that name', async () => {
  const named = buildLibraryItem({ show: null, author: null, organization_named: 'Tavish Teachers' });
  renderLinked(<LibraryRows items={[named]} statusOf={nothing} actionsOf={nothing} />);
  expect(await screen.findByText('Tavish Teachers')).toBeShown();
});

test('j and k go through the rows, and Enter opens one', async () => {
  rows();
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
  rows();
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
    <FilterChips search={search} scope={{ show: 'The Hours', organization: null, person: null }} />,
    '/home?kind=video&show=hours&mine=true',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Show: The Hours' }));
  const place = screen.getByRole('status', { name: 'Place' }).textContent;
  expect(place).toMatch(/kind=video/);
  expect(place).toMatch(/mine=true/);
  expect(place).not.toMatch(/show=/);
});
