import { buildItemCard, buildList, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionQuery } from '../../../session/get-session.api.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp, testServices } from '../../../testing/render.tsx';
import { createAppRouter } from '../../router.tsx';
import { addPage, administration, areas, authPage, ownPages, systemPages } from './areas.ts';
import { currentOf, currentOfTab, tabsAt } from './current-area.ts';

const visitor = buildSession();
const member = buildSession({ role: 'member', user_profile: buildUser() });
const admin = buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) });
const areaAt = (path: string) => areas.find((area) => area.path === path) ?? administration;
const library = areaAt('/home');

async function open(address: string, session = member) {
  await standIn({ 'GET /v2/session': () => ({ body: session }) });
  const app = renderApp(address);
  await waitFor(() => expect(app.services.queries.getQueryData(sessionQuery.queryKey)).toBeDefined());
  return app;
}
const named = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

test('every way leads to a page that there is', () => {
  const { routesByPath } = createAppRouter(testServices());
  const ways = [...areas, administration, addPage, authPage, ...ownPages, ...systemPages];
  const tabs = [...areas, administration].flatMap((area) => area.tabs);
  const missing = [...ways, ...tabs]
    .map(({ path }) => path.split('#')[0] ?? '')
    .filter((path) => !(path in routesByPath));
  expect(missing).toEqual([]);
});

describe('which area is current', () => {
  test.each([
    ['/home', 'page'],
    ['/lists', 'true'],
    ['/ep/fees', 'true'],
    ['/pod/hours', 'true'],
    ['/org/linden', undefined],
    ['/search', undefined],
    ['/epilogue', undefined],
  ])('at %s the library says %s', (path, current) => {
    expect(currentOf(library, path)).toBe(current);
  });

  test('the two searches are two areas', () => {
    expect(currentOf(areaAt('/search'), '/search/transcripts')).toBe('true');
    expect(currentOf(areaAt('/search/transcripts'), '/search')).toBeUndefined();
  });
});

describe('the tabs of an area', () => {
  const paths = (path: string, session: typeof member) => tabsAt(path, session)?.tabs.map((tab) => tab.path);

  test('stand on every data page, and say which of them it belongs to', () => {
    const tabs = tabsAt('/admin/node/edit', admin)?.tabs ?? [];
    expect(
      tabs.map((tab) => currentOfTab(tab, '/admin/node/edit')).filter((one) => one !== undefined),
    ).toEqual(['true']);
    expect(tabs.find((tab) => currentOfTab(tab, '/admin/node/edit'))?.path).toBe('/admin/media');
  });

  test('are those that somebody may see', () => {
    expect(paths('/history', member)).toEqual(['/home', '/today', '/lists', '/history', '/categories']);
    expect(paths('/home', visitor)).toEqual(['/home', '/categories']);
    expect(paths('/admin/outbox', admin)).toHaveLength(9);
  });

  test('are none where there is nothing to choose, and on pages that are no tab', () => {
    expect(tabsAt('/categories', buildSession({ waitlist_on: true }))).toBeNull();
    expect(tabsAt('/people', member)).toBeNull();
    expect(tabsAt('/ep/fees', member)).toBeNull();
  });
});

describe('at a desk', () => {
  beforeEach(() => window.happyDOM.setViewport({ width: 1_440 }));

  test('the areas stand in the header, the current one marked, and its pages under it', async () => {
    await open('/history');
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    await waitFor(() =>
      expect(named(bar.getAllByRole('link'))).toEqual([
        'Library',
        'Search',
        'Allocators',
        'Hubs',
        'Organizations',
        'Signals',
        'People',
      ]),
    );
    expect(bar.getByRole('link', { current: true }).textContent).toBe('Library');
    const tabs = within(await screen.findByRole('navigation', { name: 'Library' }));
    expect(named(tabs.getAllByRole('link'))).toEqual([
      'All items',
      'For today',
      'Lists',
      'History',
      'Categories',
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('History');
  });

  test('a list of items is of the library, though a hub has the like address', async () => {
    const list = buildList({ episodes: [buildItemCard()] });
    await standIn({
      'GET /v2/session': () => ({ body: member }),
      [`GET /v2/episode_list/${list.uuid}`]: () => ({ body: list }),
    });
    renderApp(`/watch/${list.uuid}`);
    await screen.findByRole('heading', { level: 1, name: list.title });
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    await waitFor(() => expect(bar.getByRole('link', { current: true }).textContent).toBe('Library'));
  });

  test('a page of no area marks none', async () => {
    await open('/about');
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(bar.queryAllByRole('link', { current: 'page' })).toEqual([]);
    expect(bar.queryAllByRole('link', { current: true })).toEqual([]);
  });
});

describe('on a telephone', () => {
  beforeEach(() => window.happyDOM.setViewport({ width: 390 }));

  test('the areas and the menu stand at the foot, and nowhere else', async () => {
    await open('/about');
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    await waitFor(() =>
      expect(named(bar.getAllByRole('link'))).toEqual(['Library', 'Search', 'Allocators', 'Hubs']),
    );
    expect(
      screen.getByRole('contentinfo').compareDocumentPosition(bar.getByRole('link', { name: 'Library' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.documentElement.dataset['areas']).toBe('shown');
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Profile' })).toBeNull();
  });

  test('an embedded page has none of it', async () => {
    await open('/ep/fees?embed=true');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(document.documentElement.dataset['areas']).toBeUndefined();
  });
});
