import { limits } from '@ecco/contract';
import {
  buildItem,
  buildItemCard,
  buildLibraryItem,
  buildLibraryPage,
  buildSession,
} from '@ecco/factories/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { standIn } from '../testing/api-stand-in.ts';
import { renderApp } from '../testing/render.tsx';
import { say } from '../ui/overlay/notice.store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const session = { 'GET /v2/session': () => ({ body: buildSession() }) };
const library = (count: number) => (url: URL) => {
  const page = Number(url.searchParams.get('page'));
  const first = (page - 1) * limits.libraryPage;
  const items = Array.from({ length: Math.max(0, Math.min(limits.libraryPage, count - first)) }, (_, at) =>
    buildLibraryItem({ uuid: `u${first + at}`, slug: `s${first + at}`, title: `Item ${first + at}` }),
  );
  return { body: buildLibraryPage(items, { page, total: count }) };
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('library', () => {
  test('the root leads to it; items have their facts, and come as one scrolls to them', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    const { asked } = await standIn({ ...session, 'GET /v2/library': library(20_000) });
    const { router } = renderApp('/');
    expect(await screen.findByRole('link', { name: 'Item 0' })).toBeShown();
    expect(router.state.location.pathname).toBe('/home');
    expect(document.title).toBe('Library · Ecco');
    expect(screen.getByText('20,000 items')).toBeShown();
    expect(screen.getAllByText('Mar 4, 2026').length).toBeLessThan(60);
    screen.getByRole('link', { name: 'Item 2' }).focus();
    vi.stubGlobal('scrollY', 800_000);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect((await screen.findAllByRole('link', { name: /^Item 1\d{4}$/ })).length).toBeGreaterThan(5);
    expect(screen.queryByRole('link', { name: 'Item 0' })).toBeNull();
    // Where the focus is, it stays: the next key begins there.
    expect(document.activeElement?.textContent).toBe('Item 2');
    const pages = asked.flatMap((line) => /\/library\?page=(\d+)/.exec(line)?.[1] ?? []);
    expect(pages.length).toBeLessThan(6);
  });

  test('the kind in the address filters it', async () => {
    const { asked } = await standIn({ ...session, 'GET /v2/library': library(1) });
    renderApp('/home?kind=video');
    await screen.findByRole('link', { name: 'Item 0' });
    expect(screen.getByRole('link', { name: 'Videos', current: true })).toBeShown();
    expect(asked.some((line) => line.includes('kind=video'))).toBe(true);
  });

  test('an empty one offers the action that fills it', async () => {
    await standIn({ ...session, 'GET /v2/library': library(0) });
    renderApp('/home');
    expect(await screen.findByText('Nothing here yet')).toBeShown();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Add a source' }).getAttribute('href')).toBe('/add');
  });

  test('a failure says what happened and tries again', async () => {
    let broken = true;
    await standIn({
      ...session,
      'GET /v2/library': (url) => (broken ? { status: 503, body: { message: 'Busy.' } } : library(1)(url)),
    });
    renderApp('/home');
    expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('link', { name: 'Item 0' })).toBeShown();
  });
});

describe('item', () => {
  const content = (item = buildItem()) => ({
    ...session,
    'GET /v2/content/': () => ({ body: { item, show: null } }),
  });

  test('has its title, its summary and its transcript', async () => {
    await standIn(content());
    renderApp('/ep/fees');
    expect(await heading('Why fees fell')).toBeShown();
    expect(screen.getByText('Key sentences')).toBeShown();
    expect(screen.getByText('100 lines')).toBeShown();
    expect(document.title).toBe('Why fees fell · Ecco');
  });

  test('a search in the address is filled in and run', async () => {
    const { asked } = await standIn({
      ...content(),
      'GET /v2/search/search_inside/': () => ({ body: { results: [], degraded: [], expansions: [] } }),
    });
    renderApp('/ep/fees?search=2008');
    expect(await screen.findByText(/Nothing in here matches “2008”/)).toBeShown();
    expect(screen.getByRole('combobox', { name: 'Search inside this item' })).toHaveProperty('value', '2008');
    expect(asked.some((line) => line.includes('query=2008'))).toBe(true);
  });

  test('without a summary it can be asked for', async () => {
    const { asked } = await standIn(
      content(buildItem({ summaries: [], processing_status: 'TRANSCRIPTION_COMPLETE', progress: 72 })),
    );
    renderApp('/vid/fees');
    await userEvent.click(await screen.findByRole('button', { name: 'Get AI Summary' }));
    await waitFor(() => expect(asked.some((line) => line.includes('summarize=true'))).toBe(true));
  });

  test('a load that fails has the words of its kind, a missing one the page for that', async () => {
    await standIn({ ...session, 'GET /v2/content/': () => ({ status: 500, body: { message: 'Down.' } }) });
    renderApp('/ep/fees');
    expect(await heading('Oops, we ran into a snag. Please tell us about it.')).toBeShown();
    await standIn(session);
    renderApp('/article/gone');
    expect(await heading('Page not found')).toBeShown();
  });

  test('playing starts in the bar and goes on over a change of page', async () => {
    await standIn({ ...content(), 'GET /v2/library': library(1) });
    const { services } = renderApp('/ep/fees');
    await userEvent.click(await screen.findByRole('button', { name: 'Play from 0:05' }));
    expect(services.player.getState()).toMatchObject({ track: { title: 'Why fees fell' }, time: 5 });
    await userEvent.click(screen.getByRole('link', { name: 'Ecco: Home' }));
    await screen.findByRole('link', { name: 'Item 0' });
    expect(await screen.findByRole('region', { name: 'Player' })).toBeShown();
    expect(services.player.getState().track?.uuid).toBe(buildItem().uuid);
  });
});

describe('any other path', () => {
  test('an address is ingested and a video leads to its page', async () => {
    const video = buildItemCard({ kind: 'video', slug: 'board' });
    const { asked } = await standIn({
      ...session,
      'POST /v2/ingest_url': () => ({ body: { recognised: 'video', video, known: false } }),
      'GET /v2/content/board': () => ({
        body: { item: buildItem({ ...video, title: 'The board' }), show: null },
      }),
    });
    const { router } = renderApp('/https://video.example/watch?v=1');
    expect(await heading('The board')).toBeShown();
    expect(router.state.location.pathname).toBe('/vid/board');
    expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  test('a refused address keeps what was asked for and says why', async () => {
    await standIn({
      ...session,
      'POST /v2/ingest_url': () => ({
        status: 400,
        body: { message: 'This address leads to a private network.' },
      }),
    });
    renderApp('/http://10.0.0.1/a');
    expect(await screen.findByText('This address leads to a private network.')).toBeShown();
    expect(screen.getByLabelText('Link')).toHaveProperty('value', 'http://10.0.0.1/a');
  });

  test('a slug leads to the page of its kind with the query kept', async () => {
    const item = buildItem({ kind: 'earnings', title: 'Third quarter' });
    await standIn({ ...session, 'GET /v2/content/': () => ({ body: { item, show: null } }) });
    const { router } = renderApp('/conversation/fees?content_id=3');
    expect(await heading('Third quarter')).toBeShown();
    expect(router.state.location.href).toBe(`/earnings/${item.uuid}?content_id=3`);
  });

  test('nothing there is said with the way home', async () => {
    await standIn(session);
    renderApp('/no-such-thing');
    expect(await heading('Page not found')).toBeShown();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/home');
  });

  test.each([
    ['/ep/gone', 'GET /v2/content/gone'],
    ['/organizations/gone', 'GET /v2/org/gone'],
  ])('%s, which is not there, is asked for once', async (address, call) => {
    const { asked } = await standIn({
      'GET /v2/session': () => ({ body: buildSession({ role: 'admin' }) }),
    });
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeShown();
    await waitFor(() => expect(asked).toContain(call));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
    expect(asked.filter((one) => one === call)).toEqual([call]);
  });

  test('a broken address is an invalid one', async () => {
    await standIn(session);
    renderApp('/http://');
    expect(await screen.findByText('Invalid URL')).toBeShown();
  });
});

test('a short message is announced once and can be dismissed', async () => {
  await standIn({ ...session, 'GET /v2/library': library(0) });
  renderApp('/home');
  await screen.findByText('Nothing here yet');
  say('Link copied to clipboard!');
  say('Link copied to clipboard!');
  expect(await screen.findAllByText('Link copied to clipboard!')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Link copied to clipboard!')).toBeNull();
});
