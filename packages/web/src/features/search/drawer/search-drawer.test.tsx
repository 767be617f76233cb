import { buildSearchAnswer, buildSearchResult } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderLinked } from '../../../testing/render.tsx';
import type { SearchScope } from '../api/search-scope.api.ts';
import { SearchDrawer } from './search-drawer.tsx';
import { speakersOf } from './speaker-choice.tsx';

const named = (name: string) => ({ slug: name.toLowerCase(), name });
const hit = buildSearchResult(2, {
  speaker: 'Ines Varga',
  podcast: named('Plain Money'),
  organizations: [named('Halvern')],
  score: 0.5,
});
const other = buildSearchResult(7, { speaker: 'Ada Verity' });

function Drawer({ scope, scored }: { scope: SearchScope; scored: boolean }) {
  const [query, setQuery] = useState('fund');
  const [open, setOpen] = useState(true);
  return (
    <>
      <SearchDrawer
        open={open}
        title="Search"
        label="Search this list"
        scope={scope}
        query={query}
        scored={scored}
        onSearch={setQuery}
        onClose={() => setOpen(false)}
        onSelect={null}
      />
      <p>asked for {query}</p>
    </>
  );
}

const list: SearchScope = { of: 'list', uuid: '7b1f0c52-0000-4000-8000-0000000000c1' };

async function show(scope: SearchScope = list, { scored = false, status = 200 } = {}) {
  const { asked } = await standIn({
    'GET /v2/search': () => ({ status, body: buildSearchAnswer([hit, other]) }),
    'GET /v2/search/flavors/': () => ({ status: 404, body: { message: 'None.' } }),
  });
  renderLinked(<Drawer scope={scope} scored={scored} />);
  return asked;
}
const results = async () => within(await screen.findByRole('list', { name: 'Results' }));

test('a hit tells all that is known of it, and leads to its place', async () => {
  await show();
  expect(await screen.findByText('2 results for “fund”')).toBeShown();
  const [card] = (await results()).getAllByRole('listitem');
  for (const fact of ['Episode', 'Ines Varga', '0:10–0:15', 'Plain Money', 'Halvern']) {
    expect(card?.textContent).toContain(fact);
  }
  expect(card?.textContent).not.toContain('Score');
  const link = card && within(card).getByRole('link');
  expect(link?.getAttribute('href')).toMatch(/^\/ep\/fees\?content_id=.*segment-2.*search=fund/);
});

test('opens with the caret in its field, and nothing over what was found', async () => {
  await show();
  await results();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search this list');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('admins see how well each hit matches', async () => {
  await show(list, { scored: true });
  expect(await screen.findByText(/Score 0\.5/)).toBeShown();
});

test('the hits of one speaker are shown alone, and nobody without a name is offered', async () => {
  const unnamed = ['Speaker 1', 'unknown', 'UNKNOWN guest'].map((speaker) =>
    buildSearchResult(9, { speaker }),
  );
  expect(speakersOf([hit, other, ...unnamed])).toEqual(['Ada Verity', 'Ines Varga']);
  await show();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Speaker' }), 'Ada Verity');
  expect((await results()).getAllByRole('listitem')).toHaveLength(1);
});

test('the order is asked of the server, and another search begins with nothing', async () => {
  const queries = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Date' }));
  await waitFor(() => expect(queries.some((line) => line.includes('sort=date'))).toBe(true));
  const field = await screen.findByRole('searchbox', { name: 'Search this list' });
  await userEvent.clear(field);
  await userEvent.type(field, '  {Enter}');
  expect(screen.getByText('asked for fund')).toBeShown();
  await userEvent.type(field, 'timber{Enter}');
  expect(screen.getByText('asked for timber')).toBeShown();
});

test.each([
  [{ of: 'item', id: 'fees' }, '/search/search_inside/fees?'],
  [list, '/search/search_in_episode_list?'],
  [{ of: 'organizations', ids: ['a', 'b'], service: 'pensionfund' }, '/search/search_in_orgs?'],
] as const)('%j is searched where it is', async (scope, path) => {
  const queries = await show(scope);
  await screen.findByText('2 results for “fund”');
  expect(queries.some((line) => line.includes(path) && line.includes('query=fund'))).toBe(true);
});

test('a search that failed says so and shows nothing', async () => {
  await show(list, { status: 500 });
  expect(await screen.findByText(/The search failed/)).toBeShown();
  expect((await results()).queryAllByRole('listitem')).toEqual([]);
});
