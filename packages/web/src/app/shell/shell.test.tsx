import { buildItem, buildSession, buildUser } from '@ecco/factories/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionQuery } from '../../session/get-session.api.ts';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';
import { shellWindow } from './windows/shell-window.store.ts';

const visitor = buildSession({ waitlist_on: true, may_ingest: false, contact_email: 'desk@fund.example' });
const member = buildSession({ role: 'member', user_profile: buildUser() });
const admin = buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) });
const item = (part: Parameters<typeof buildItem>[0] = {}) => ({
  'GET /v2/content/': () => ({ body: { item: buildItem(part), show: null } }),
});

/** The product at an address, for somebody. */
async function open(session: typeof visitor, address = '/about') {
  await standIn({ 'GET /v2/session': () => ({ body: session }), ...item() });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(app.services.queries.getQueryData(sessionQuery.queryKey)).toBeDefined());
  // An article has a head of its own.
  const [banner = document.body] = screen.getAllByRole('banner');
  return { ...app, head: within(banner) };
}

/** The same with its menu open. */
async function openMenu(session: typeof visitor, address = '/about') {
  const app = await open(session, address);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await userEvent.click(menu.getByText('More'));
  return { ...app, links: menu.getAllByRole('link').map((link) => link.textContent), menu };
}
const always = ['About', 'Privacy', 'Terms of Use'];
const kinds = ['Episodes', 'Videos', 'Articles', 'Documents', 'Earnings calls', 'Meetings'];

test('with the waitlist on a visitor is offered the way in, and nothing to search or add', async () => {
  const { links, head } = await openMenu(visitor);
  expect(links).toEqual(['Lists', 'Add a source', 'Sign in', ...always]);
  expect(head.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/enter');
  expect(head.queryByRole('searchbox')).toBeNull();
  expect(head.queryByRole('link', { name: 'Add' })).toBeNull();
  expect(within(head.getByRole('navigation', { name: 'Main' })).queryAllByRole('link')).toEqual([]);
});

test('without the waitlist a visitor may look around and search', async () => {
  const { links, head } = await openMenu({ ...visitor, waitlist_on: false });
  expect(links).toEqual([
    ...['Library', ...kinds, 'Categories', 'Search', 'People'],
    ...['Lists', 'Add a source', 'Sign in', ...always],
  ]);
  expect(head.getByRole('searchbox', { name: 'Search the library' })).toBeShown();
  const bar = within(head.getByRole('navigation', { name: 'Main' }));
  expect(bar.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search/transcripts');
});

test('a member finds the profile, the way out and the developer docs', async () => {
  const { links, menu, head } = await openMenu(member);
  expect(links).toEqual([
    ...['Library', ...kinds, 'For today', 'Lists', 'History', 'Categories', 'Search'],
    ...['Allocators', 'Hubs', 'Organizations', 'Signals', 'People'],
    ...['Add a source', 'Profile', 'Developer Docs', ...always],
  ]);
  expect(menu.getByRole('button', { name: 'Logout' })).toBeShown();
  expect(menu.getByText('Signed in as ines@fund.example')).toBeShown();
  expect(head.getByRole('button', { name: 'Profile' })).toBeShown();
  expect(head.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('an admin finds the pages of administrators too', async () => {
  const { menu } = await openMenu(admin);
  const administration = within(menu.getByRole('region', { name: 'Administration' }));
  expect(administration.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/house',
    '/admin/services',
    '/admin/media',
    '/admin/users',
    '/admin/waitlist',
    '/admin/outbox',
    '/admin/activity',
    '/admin/questions',
    '/admin/audit',
  ]);
});

test('a choice closes the menu', async () => {
  const { menu, router } = await openMenu(member);
  await userEvent.click(menu.getByRole('link', { name: 'Terms of Use' }));
  await screen.findByRole('heading', { level: 1, name: 'Terms of Use' });
  expect(router.state.location.pathname).toBe('/terms');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('a logout that fails says so, and everything stays', async () => {
  const { menu } = await openMenu(member);
  await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('alert')).toBeShown();
  expect(menu.getByRole('button', { name: 'Logout' })).toBeShown();
});

test('who is signed in has one menu, which goes to pages without a load', async () => {
  const { head, router } = await open(admin);
  await userEvent.click(head.getByRole('button', { name: 'Profile' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
    ...['Alerts', 'Profile', 'Need-to-knows', 'API keys'],
    ...['Use the dark theme', 'Keyboard shortcuts', 'Developer Docs'],
    ...[
      'System',
      'Transcription',
      'Items',
      'Users',
      'Waitlist',
      'Outbox',
      'Activity',
      'Questions',
      'Audit log',
    ],
    'Logout',
  ]);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Developer Docs' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/developers'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a member’s menu has nothing of administrators', async () => {
  const { head } = await open(member);
  await userEvent.click(head.getByRole('button', { name: 'Profile' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.queryByRole('menuitem', { name: 'Users' })).toBeNull();
});

test('the footer names the pages of the house and the address to write to', async () => {
  await openMenu(visitor);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/terms',
    '/privacy',
    'mailto:desk@fund.example',
  ]);
});

test('the way to an item begins at home, and each step is cut after forty characters', async () => {
  await standIn({
    'GET /v2/session': () => ({ body: member }),
    ...item({ title: `${'Fees '.repeat(9)}fell | Allocator Hours` }),
  });
  renderApp('/ep/fees?org_name=State+Pension&org_slug=state-pension');
  const way = within(await screen.findByRole('navigation', { name: 'Where this page is' }));
  const steps = await way.findAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Home',
    'State Pension',
    `${'Fees '.repeat(8).trim()}…`,
  ]);
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/org/state-pension',
  ]);
});

test('a page that stands right under the home shows no way to it', async () => {
  await open(member, '/terms');
  expect(screen.queryByRole('navigation', { name: 'Where this page is' })).toBeNull();
});

test('the keyboard skips to the content, and on an item to its summary', async () => {
  await open(member, '/terms');
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
  expect(screen.queryByRole('link', { name: 'Skip to summary' })).toBeNull();
});

test('on an item the second stop leads to the summary', async () => {
  await open(member, '/ep/fees');
  await userEvent.click(screen.getByRole('link', { name: 'Skip to summary' }));
  const goal = document.getElementById('summary') ?? document.getElementById('content');
  expect(document.activeElement).toBe(goal);
});

test.each([
  ['/about', 'About Ecco'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of Use'],
])('%s is a page with a title and an address to write to', async (path, title) => {
  await standIn({ 'GET /v2/session': () => ({ body: visitor }) });
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeShown();
  expect(document.title).toBe(`${title} · Ecco`);
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'desk@fund.example' })).toBeShown();
  expect(main.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
});

test('the search of the library does not hold what another page asks for', async () => {
  await standIn({
    'GET /v2/session': () => ({ body: admin }),
    'GET /v2/admin/users': () => ({
      body: { users: [], pagination: { page: 1, per_page: 100, total: 0, pages: 0 } },
    }),
  });
  renderApp('/admin/users?q=okoro');
  expect(await screen.findByRole('heading', { name: 'Nobody matches “okoro”' })).toBeShown();
  const head = within(screen.getByRole('banner'));
  expect(head.getByRole<HTMLInputElement>('searchbox', { name: 'Search the library' }).value).toBe('');
});

test.each([
  ['a member', '/search/transcripts?q=fees', member],
  ['a visitor', '/search/transcripts?q=fees', buildSession()],
])('%s who searches is led to %s', async (_who, address, session) => {
  await standIn({ 'GET /v2/session': () => ({ body: session }) });
  const { router } = renderApp('/about');
  const field = await screen.findByRole('searchbox', { name: 'Search the library' });
  await userEvent.type(field, ' fees {Enter}');
  await waitFor(() => expect(router.state.location.href).toBe(address));
});

test('a question is led to where it is answered', async () => {
  const { head, router } = await open(member);
  const field = head.getByRole('searchbox', { name: 'Search the library' });
  await userEvent.type(field, 'Who chairs the board?{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/home?q=Who+chairs+the+board%3F'));
});

test('one key asks what would be searched for, and searches for what would be asked', async () => {
  const { head, router } = await open(buildSession({ waitlist_on: false }));
  const field = () => head.getByRole('searchbox', { name: 'Search the library' });
  await userEvent.type(field(), 'board fees{Control>}{Enter}{/Control}');
  await waitFor(() => expect(router.state.location.href).toBe('/home?q=board+fees'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Who chairs the board?{Meta>}{Enter}{/Meta}');
  await waitFor(() =>
    expect(router.state.location.href).toBe('/search/transcripts?q=Who+chairs+the+board%3F'),
  );
});

test('a slash goes to the field', async () => {
  const { head } = await open(member);
  await userEvent.keyboard('/');
  const field = head.getByRole<HTMLInputElement>('searchbox', { name: 'Search the library' });
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
});

test('a question mark shows the keys, and single ones can be turned off there', async () => {
  await open(member);
  await userEvent.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  for (const does of ['Search and commands', 'Play or pause', 'Previous or next line'])
    expect(keys.getByText(does)).toBeShown();
  await userEvent.click(keys.getByRole('checkbox', { name: /single-key/ }));
  await userEvent.click(keys.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
  await userEvent.keyboard('?/');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  const head = within(screen.getByRole('banner'));
  expect(document.activeElement).not.toBe(head.getByRole('searchbox'));
});

test('a field that was gone to while the window was closing keeps the focus', async () => {
  const { head } = await open(member);
  head.getByRole('button', { name: 'Profile' }).focus();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const field = head.getByRole('searchbox', { name: 'Search the library' });
  field.focus();
  act(() => shellWindow.getState().close());
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  expect(document.activeElement).toBe(field);
});
