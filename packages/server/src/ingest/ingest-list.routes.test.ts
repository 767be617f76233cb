import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ ANONYMOUS_INGEST_PER_DAY: '5' });
});
afterAll(() => world.end());

/** A list of so many feeds, none of which anything answers for. */
const listOf = (prefix: string, count: number): string => {
  const outlines = Array.from(
    { length: count },
    (_, index) =>
      `<outline type="rss" text="${prefix} ${index}" xmlUrl="http://${prefix}-${index}.invalid/"/>`,
  );
  return `<?xml version="1.0"?><opml version="2.0"><body>${outlines.join('')}</body></opml>`;
};
const add = (body: string, session?: string) =>
  world.ask('/v2/uploads?name=feeds.opml', {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/octet-stream' },
    ...(session === undefined ? {} : { session }),
  });
const left = async () => (await world.ask('/v2/session')).body['ingest_left'];

it('a list costs a visitor as many sources of the day as it names, and what is beyond them is left out and told', async () => {
  expect((await add(listOf('first', 2))).body).toMatchObject({
    recognised: 'opml',
    shows_queued: 2,
    known: false,
  });
  expect(await left()).toBe(3);
  expect((await add(listOf('second', 8))).body).toMatchObject({
    recognised: 'opml',
    shows_queued: 3,
    left_out: { shows: 5, reason: 'quota' },
    known: false,
  });
  expect(await left()).toBe(0);
  expect((await add(listOf('third', 1))).body['code']).toBe('ingest.quota-spent');
});

it('a list that cannot be read costs nothing, and one of a member comes in whole', async () => {
  const before = await left();
  expect(
    (await add('<?xml version="1.0"?><opml version="2.0"><body/></opml>')).status,
  ).toBeGreaterThanOrEqual(400);
  expect(await left()).toBe(before);
  const whole = await add(listOf('fourth', 8), await world.becomeMember());
  expect(whole.body).toMatchObject({ recognised: 'opml', shows_queued: 8, known: false });
});
