import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { mayReload, watchForServer } from './server-watch.ts';

test('a page reloads itself once, and again only after a minute', () => {
  sessionStorage.clear();
  expect(mayReload(sessionStorage, 1_000_000)).toBe(true);
  expect(mayReload(sessionStorage, 1_020_000)).toBe(false);
  expect(mayReload(sessionStorage, 1_061_000)).toBe(true);
});

test('the server is waited for until it answers', async () => {
  let answers = [503, 502, 200];
  const { asked } = await standIn({
    'GET /healthz': () => {
      const [status = 200, ...later] = answers;
      answers = later;
      return { status, body: {} };
    },
  });
  const seen: boolean[] = [];
  await new Promise<void>((resolve) => {
    watchForServer({
      onLook: (isThere) => {
        seen.push(isThere);
        if (isThere) resolve();
      },
      pauseMs: 1,
    });
  });
  expect(seen).toEqual([false, false, true]);
  expect(asked).toHaveLength(3);
});
