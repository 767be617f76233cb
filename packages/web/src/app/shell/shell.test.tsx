import { buildItem, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionQuery } from '../../session/get-session.api.ts';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';

const visitor = buildSession({ waitlist_on: true, contact_email: 'desk@fund.example' });
const member = buildSession({ role: 'member', user_profile: buildUser() });
const admin = buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) });
const item = (part: Parameters<typeof buildItem>[0] = {}) => ({
  'GET /v2/content/': () => ({ body: { item: buildItem(part), show: null } }),
});

/** The product at an address, for somebody, with its menu open. */
async function openMenu(session: typeof visitor, address = '/about') {
  await standIn({ 'GET /v2/session': () => ({ body: session }), ...item() });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(app.services.queries.getQueryData(sessionQuery.queryKey)).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  await userEvent.click(menu.getByText('More'));
  return { ...app, links: menu.getAllByRole('link').map((link) => link.textContent), menu };
}
const always = ['About', 'Privacy', 'Terms of Use'];
const kinds = ['Episodes', 'Videos', 'Articles', 'Documents', 'Earnings calls', 'Meetings'];
const sorted = ['Categories', 'People'];

test('with the waitlist on a visitor is offered the way in, and no search', async () => {
  const { links } = await openMenu(visitor);
  expect(links).toEqual(['Watch Lists', 'Categories', 'Add a source', 'Sign in', ...always]);
  const head = within(screen.getByRole('banner'));
  expect(head.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/enter');
  expect(head.queryByRole('searchbox')).toBeNull();
});

test('without the waitlist a visitor may look around and search', async () => {
  const { links } = await openMenu({ ...visitor, waitlist_on: false });
  expect(links).toEqual(['Watch Lists', ...kinds, ...sorted, 'Add a source', 'Sign in', ...always]);
  expect(screen.getByRole('searchbox', { name: 'Search the library' })).toBeShown();
});

test('a member finds the profile, the way out and the developer docs', async () => {
  const { links, menu } = await openMenu(member);
  expect(links).toEqual([
    'Watch Lists',
    'History',
    ...kinds,
    ...sorted,
    'Add a source',
    'Profile',
    'Developer Docs',
    ...always,
  ]);
  expect(menu.getByRole('button', { name: 'Logout' })).toBeShown();
  expect(menu.getByText('Signed in as ines@fund.example')).toBeShown();
  const head = within(screen.getByRole('banner'));
  expect(head.getByRole('link', { name: 'Profile' })).toBeShown();
  expect(head.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('an admin finds the pages of administrators too', async () => {
  const { menu } = await openMenu(admin);
  const administration = within(menu.getByRole('region', { name: 'Administration' }));
  expect(administration.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/users',
    '/admin/waitlist',
    '/admin/outbox',
    '/admin/activity',
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
  ['a member', '/search?q=fees', member],
  ['a visitor', '/search/transcripts?q=fees', buildSession()],
])('%s who searches is led to %s', async (_who, address, session) => {
  await standIn({ 'GET /v2/session': () => ({ body: session }) });
  const { router } = renderApp('/about');
  const field = await screen.findByRole('searchbox', { name: 'Search the library' });
  await userEvent.type(field, ' fees {Enter}');
  await waitFor(() => expect(router.state.location.href).toBe(address));
});
