import { buildSession } from '@ecco/factories/answers';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createEventLog } from '../events/event-log.ts';
import { createPlayer } from '../player/player.store.ts';
import { standIn } from '../testing/api-stand-in.ts';
import { testServices } from '../testing/render.tsx';
import { logPages, logPlayer } from './log-visit.ts';
import { createAppRouter } from './router.tsx';

/** A log that tells what it was given, without ids and times. */
function recordEvents() {
  const sent: object[] = [];
  const planned: (() => void)[] = [];
  const log = createEventLog({
    send: async (events) => {
      for (const { id: _id, at: _at, src: _src, ...event } of events) sent.push(event);
      return 'stored';
    },
    after: (_ms, run) => planned.push(run),
  });
  const all = (): object[] => {
    planned.shift()?.();
    return sent;
  };
  return { log, all };
}

test('a page is noted by its route, an item by its id, and nothing else of an address', async () => {
  await standIn({ 'GET /v2/session': () => ({ body: buildSession() }) });
  const { log, all } = recordEvents();
  const router = createAppRouter(
    testServices(),
    createMemoryHistory({ initialEntries: ['/ep/fees?search=secret'] }),
  );
  logPages(router, log);
  // The product's component says when a move is done; here the router says it itself.
  await router.load();
  await router.navigate({ to: '/reset-password/$verification', params: { verification: 'token' } });
  const noted = all();
  expect(noted).toContainEqual({ event: 'page_view', page: '/reset-password/$verification' });
  expect(JSON.stringify(noted)).not.toMatch(/token|secret/);
});

test('play and pause are noted with the item', () => {
  const { log, all } = recordEvents();
  const player = createPlayer();
  logPlayer(player, log);
  const track = {
    uuid: 'u',
    kind: 'audio',
    src: '/a.mp3',
    title: 'A',
    subtitle: null,
    image: null,
    content: 'episode',
    other: null,
    path: '/ep/fees',
    duration: 9,
  } as const;
  player.getState().offer({ ...track, chapters: [] });
  player.setState({ status: 'playing' });
  player.setState({ time: 3 });
  player.setState({ status: 'paused' });
  expect(all()).toEqual([
    { event: 'play', slug: 'fees' },
    { event: 'pause', slug: 'fees' },
  ]);
});
