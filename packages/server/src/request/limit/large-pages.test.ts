import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { RequestError } from '../failure/request.errors.ts';
import { createLargePages } from './large-pages.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
});
afterAll(() => world.end());

/** Calls for pages of so many rows, none of which comes to its end before it is let. */
function callers() {
  const largePages = createLargePages();
  const { promise: end, resolve: letAllEnd } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const ask = (name: string, rows: number, role: 'anonymous' | 'admin' = 'anonymous'): Promise<string> =>
    largePages({ input: { per_page: rows }, context: { actor: { role } } }, async () => {
      begun.push(name);
      await end;
      return name;
    });
  return { ask, begun, letAllEnd };
}

it('makes two large pages at once, has twenty wait, and tells the next when to ask again', async () => {
  const { ask, begun, letAllEnd } = callers();
  const input = Array.from({ length: 22 }, (_, at) => ask(`page ${at}`, 201 + at));
  const refused = await ask('one too many', 201).catch((error: unknown) => error);
  expect(begun).toEqual(['page 0', 'page 1']);
  expect(refused).toBeInstanceOf(RequestError);
  expect(refused).toMatchObject({ statusCode: 503, code: 'server.busy', headers: { 'retry-after': '5' } });
  letAllEnd();
  expect(await Promise.all(input)).toHaveLength(22);
  expect(begun).toHaveLength(22);
});

it('holds up neither the pages that the product asks for nor those of admins', async () => {
  const { ask, begun, letAllEnd } = callers();
  const large = [ask('first', 10_000), ask('second', 10_000), ask('waits', 10_000)];
  const others = [ask('usual', 200), ask('of an admin', 1_000, 'admin')];
  expect(begun).toEqual(['first', 'second', 'usual', 'of an admin']);
  letAllEnd();
  await Promise.all([...large, ...others]);
});

it('answers a large page of the library', async () => {
  expect((await world.ask('/v2/library?per_page=10000')).status).toBe(200);
});
