import { buildLibraryItem, buildSearchAnswer, buildSession, buildUser } from '@ecco/factories/answers';
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { operations } from '../api/operations.ts';
import { renewSession } from '../session/get-session.api.ts';
import { type Reply, standIn } from '../testing/api-stand-in.ts';
import { renderApp } from '../testing/render.tsx';

const member = buildSession({ role: 'member', user_profile: buildUser() });
const library = () => ({
  body: { items: [buildLibraryItem()], pagination: { page: 1, per_page: 30, total: 1, pages: 1 } },
});
const answers = {
  'GET /v2/library': library,
  'GET /v2/episode/local_search': () => ({
    body: { understood: [], problems: [], corrected: null, episodes: [buildLibraryItem()], podcasts: [] },
  }),
  'GET /v2/episode/search_transcripts': () => ({ body: buildSearchAnswer([]) }),
  'GET /v2/episode/search': () => ({ body: { configured: false, episodes: [], podcasts: [] } }),
  'GET /v2/curated_lists': () => ({ body: { curated_episode_lists: [] } }),
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The browser believes that it has no network; a server on this machine or in the house is there all the same. */
function withoutNetwork(): void {
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => onlineManager.setOnline(true));
}

test('a browser that believes itself without a network still moves from page to page', async () => {
  await standIn({ ...answers, 'GET /v2/session': () => ({ body: member }) });
  const { router } = renderApp('/home');
  await screen.findByRole('link', { name: 'Why fees fell' });
  withoutNetwork();
  await act(() => router.navigate({ to: '/search', search: { q: 'fees' } }));
  await heading('Search');
  expect(await screen.findByRole('link', { name: 'Why fees fell' })).toBeShown();
});

test('a guard whose question is put anew waits for the new answer', async () => {
  const waiting: ((reply: Reply) => void)[] = [];
  await standIn({
    ...answers,
    'GET /v2/session': () => new Promise<Reply>((resolve) => waiting.push(resolve)),
  });
  const { router, services } = renderApp('/search?q=fees');
  await expect.poll(() => waiting.length).toBe(1);
  const renewed = renewSession(services.queries);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.({ body: buildSession() });
  await renewed;
  await heading('Sign in or join');
  expect(router.state.location.pathname).toBe('/enter');
});

test('a guard whose question nobody else waits for any more asks again instead of letting in', async () => {
  const waiting: ((reply: Reply) => void)[] = [];
  await standIn({
    ...answers,
    'GET /v2/session': () => new Promise<Reply>((resolve) => waiting.push(resolve)),
  });
  const { services } = renderApp('/search?q=fees');
  await expect.poll(() => waiting.length).toBe(1);
  await services.queries.cancelQueries({ queryKey: operations.session.key() });
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.({ body: buildSession() });
  await heading('Sign in or join');
});
