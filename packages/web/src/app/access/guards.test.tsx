import type { SessionInfo } from '@ecco/contract';
import { buildItem, buildLibraryItem, buildSession, buildUser } from '@ecco/factories/answers';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { playlist } from '../../player/queue/playlist.store.ts';
import { writeLogin } from '../../session/login.store.ts';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';

const member = buildSession({ role: 'member', user_profile: buildUser() });
const admin = buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) });
const visitor = buildSession();
const waiting = buildSession({ waitlist_on: true });

const library = () => ({
  body: { items: [buildLibraryItem()], pagination: { page: 1, per_page: 30, total: 1, pages: 1 } },
});
const pages = {
  'GET /v2/library': library,
  'GET /v2/content/': () => ({ body: { item: buildItem(), show: null } }),
  'GET /v2/episode/search_transcripts': () => ({ body: { results: [], degraded: [], expansions: [] } }),
  'GET /v2/episode/local_search': () => ({ body: { episodes: [] } }),
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The product opened at an address by somebody. */
async function open(address: string, session = visitor) {
  const { asked } = await standIn({ ...pages, 'GET /v2/session': () => ({ body: session }) });
  return { asked, ...renderApp(address) };
}

describe('who may not see a page', () => {
  test.each([
    ['/home', waiting, '/enter?next=%2Fhome'],
    ['/search?q=fees', visitor, '/enter?next=%2Fsearch%3Fq%3Dfees'],
    ['/profile', visitor, '/enter?next=%2Fprofile'],
    ['/profile/ines@fund.example', visitor, '/enter?next=%2Fprofile%2Fines%40fund.example'],
    ['/admin/users', waiting, '/enter?next=%2Fadmin%2Fusers'],
    ['/onboarding?ad=sports', visitor, '/enter?next=%2Fonboarding%3Fad%3Dsports'],
  ])('%s: is led to the door, which knows the way back', async (address, session, door) => {
    const { router } = await open(address, session);
    await heading('Sign in or join');
    expect(router.state.location.href).toBe(door);
  });

  test('a member is told that a page is for administrators', async () => {
    const { router } = await open('/admin/users', member);
    await heading('This page is for administrators');
    expect(screen.getByText(/ines@fund\.example/, { selector: 'main p' })).toBeShown();
    expect(router.state.location.pathname).toBe('/admin/users');
  });
});

test('with the waitlist off everybody may look around, with it on a single item stays open', async () => {
  const { router } = await open('/home', visitor);
  await screen.findByRole('link', { name: 'Why fees fell' });
  expect(router.state.location.pathname).toBe('/home');
  const shared = await open('/ep/fees', waiting);
  await heading('Why fees fell');
  expect(shared.router.state.location.pathname).toBe('/ep/fees');
});

test('a search keeps its question through the door', async () => {
  const { router } = await open('/search?q=lower%20fees', visitor);
  await screen.findByLabelText('Email');
  expect(router.state.location.pathname).toBe('/enter');
  expect(router.state.location.search).toEqual({ next: '/search?q=lower+fees' });
});

describe('who is signed in does not stay at a door', () => {
  test.each(['/login', '/join', '/register', '/enter'])('%s', async (door) => {
    const { router } = await open(`${door}?next=${encodeURIComponent('/ep/fees?card=2')}`, member);
    await heading('Why fees fell');
    expect(router.state.location.href).toBe('/ep/fees?card=2');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example'])(
    'and is led home rather than to %j',
    async (next) => {
      const { router } = await open(`/login?next=${encodeURIComponent(next)}`, member);
      await screen.findByRole('link', { name: 'Why fees fell' });
      expect(router.state.location.href).toBe('/home');
    },
  );
});

describe('a persisted login', () => {
  test('is believed at the first paint, before the server has answered', async () => {
    writeLogin(admin);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await standIn({
      ...pages,
      'GET /v2/session': async () => {
        await answered;
        return { body: admin };
      },
    });
    const { router } = renderApp('/search?q=fees');
    await heading('Search');
    expect(router.state.location.pathname).toBe('/search');
    answer();
  });

  test('that is over is corrected, told, and led to the page for signing in', async () => {
    writeLogin(member);
    const { router } = await open('/profile', visitor);
    await heading('Sign in');
    expect(router.state.location.href).toBe('/login?next=%2Fprofile');
    expect(notices.getState().notices.map(({ text }) => text)).toEqual([
      'Your session has ended. Please log in again.',
    ]);
    expect(localStorage.getItem('login')).toContain('"isLoggedIn":false');
  });

  test('that is over leads there however often the guards decide', async () => {
    writeLogin(member);
    const { router } = await open('/profile', visitor);
    await heading('Sign in');
    await act(() => router.invalidate());
    await act(() => router.navigate({ to: '/profile' }));
    await heading('Sign in');
    expect(router.state.location.href).toBe('/login?next=%2Fprofile');
  });

  test('that is over keeps nobody from the page for signing in', async () => {
    writeLogin(member);
    const { router } = await open('/login', waiting);
    await heading('Sign in');
    expect(router.state.location.pathname).toBe('/login');
  });

  test('follows what another tab does', async () => {
    let session = member;
    const { asked } = await standIn({ ...pages, 'GET /v2/session': () => ({ body: session }) });
    const { router } = renderApp('/profile');
    await screen.findByRole('heading', { level: 1, name: /Ines Varga|Profile/ });
    session = visitor;
    writeLogin(visitor);
    window.dispatchEvent(new StorageEvent('storage', { key: 'login' }));
    await heading('Sign in');
    expect(router.state.location.pathname).toBe('/login');
    session = member;
    writeLogin(member);
    window.dispatchEvent(new StorageEvent('storage', { key: 'login' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(asked.filter((line) => line === 'GET /v2/session').length).toBeGreaterThan(2);
  });
});

test('a call that is refused because the session ended leads to the page for signing in', async () => {
  let session = member;
  await standIn({
    ...pages,
    'GET /v2/session': () => ({ body: session }),
    'GET /v2/user/': () => ({
      status: 401,
      body: { code: 'session.required', message: 'Please sign in first.' },
    }),
    'GET /v2/onboarding': () => ({ status: 404, body: {} }),
  });
  const { router } = renderApp('/home');
  await screen.findByRole('link', { name: 'Why fees fell' });
  session = visitor;
  await router.navigate({ to: '/profile' });
  await heading('Sign in');
  expect(router.state.location.href).toBe('/login?next=%2Fprofile');
});

test('logging out leads home, says so and forgets the person', async () => {
  let session: SessionInfo = { ...member, waitlist_on: true };
  const { asked } = await standIn({
    ...pages,
    'GET /v2/session': () => ({ body: session }),
    'GET /v2/user/': () => ({ body: { sessions: [], api_keys: [] } }),
    'POST /v2/auth/logout': () => {
      session = waiting;
      return { body: { message: 'Bye.' } };
    },
  });
  playlist.getState().open({ name: 'Their smart playlist', id: 'list-1' });
  const { router, services } = renderApp('/profile');
  await userEvent.click(await screen.findByRole('button', { name: /^Log ?out$/ }));
  await heading('Sign in or join');
  expect(router.state.location.pathname).toBe('/enter');
  expect(notices.getState().notices.map(({ text }) => text)).toEqual(['You have been logged out.']);
  expect(localStorage.getItem('login')).not.toContain('ines@fund.example');
  expect(localStorage.getItem('playlist')).not.toContain('Their smart playlist');
  const queries = services.queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined);
  expect(JSON.stringify(queries.map(({ state }) => state.data))).not.toContain('ines@fund.example');
  expect(asked.filter((line) => line === 'POST /v2/auth/logout')).toHaveLength(1);
});
