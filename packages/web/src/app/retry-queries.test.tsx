import { buildItem, buildSession } from '@ecco/factories/answers';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Reply, standIn } from '../testing/api-stand-in.ts';
import { renderApp } from '../testing/render.tsx';
import { retryQueries } from './retry-queries.ts';

const gone: Reply = { status: 503, body: {} };
const never = 3_600_000;

/** A page that was opened while the server was away. */
async function openedAlone(part: { pauseMs: number; address?: string }) {
  const world = { isBack: false };
  const back = (reply: Reply) => () => (world.isBack ? reply : gone);
  const { asked } = await standIn({
    'GET /healthz': back({ body: {} }),
    'GET /v2/session': back({ body: buildSession() }),
    'GET /v2/content/': back({ body: { item: buildItem(), show: null } }),
  });
  const app = renderApp(part.address ?? '/ep/fees');
  const signs: (() => void)[] = [];
  const stop = retryQueries({
    queries: app.services.queries,
    onSign: (wake) => {
      signs.push(wake);
      return () => undefined;
    },
    pauseMs: part.pauseMs,
  });
  onTestFinished(stop);
  return { world, asked, ...app, sign: () => void signs.map((wake) => wake()) };
}
const reload = () => screen.findByRole('button', { name: 'Reload' });
const item = () => screen.findByRole('heading', { level: 1, name: 'Why fees fell' });
const lives = (queries: string[]) => queries.filter((line) => line === 'GET /healthz').length;
const fetches = (queries: string[]) =>
  queries.filter((line) => line.startsWith('GET /v2/content/fees')).length;

describe('a page that was opened while the server was away', () => {
  test('stands still with its button, and comes by itself', async () => {
    const { world, asked } = await openedAlone({ pauseMs: 20 });
    const button = await reload();
    const before = fetches(asked);
    await waitFor(() => expect(lives(asked)).toBeGreaterThan(3));
    expect(fetches(asked)).toBe(before);
    expect(button.isConnected).toBe(true);
    world.isBack = true;
    await item();
    const after = lives(asked);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(lives(asked)).toBe(after);
  });

  test.each([
    ['the browser is connected again', () => window.dispatchEvent(new Event('online'))],
    ['it is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('asks at once when %s', async (_, happens) => {
    const { world } = await openedAlone({ pauseMs: never });
    await reload();
    world.isBack = true;
    act(() => void happens());
    await item();
  });

  test('asks at once when its socket is connected again', async () => {
    const { world, sign } = await openedAlone({ pauseMs: never });
    await reload();
    world.isBack = true;
    act(sign);
    await item();
  });

  test('is guarded again', async () => {
    const { world, router } = await openedAlone({ pauseMs: 20, address: '/profile' });
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/profile'));
    world.isBack = true;
    await screen.findByRole('heading', { level: 1, name: 'Sign in or join' });
  });
});
