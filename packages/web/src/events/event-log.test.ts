import { type ClientEvent, limits } from '@ecco/contract';
import { expect, test } from 'vitest';
import { persistedNames } from '../persistence/browser-storage.ts';
import { createEventLog, type SendOutcome } from './event-log.ts';

/** Once the answers that are there have been dealt with. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A visit whose time only goes on when the test says so, and a server that answers as it is told. */
function visit(outcome: SendOutcome = 'stored') {
  const planned: { ms: number; run: () => void }[] = [];
  const sent: ClientEvent[][] = [];
  const server: { outcome: SendOutcome } = { outcome };
  const log = createEventLog({
    send: async (events) => {
      sent.push([...events]);
      return server.outcome;
    },
    after: (ms, run) => planned.push({ ms, run }),
  });
  /** Lets the planned moment come and waits for what follows from it. */
  const pass = async (): Promise<number | undefined> => {
    const next = planned.shift();
    next?.run();
    await settled();
    return next?.ms;
  };
  return {
    ...log,
    server,
    sent,
    planned,
    pass,
    names: () => sent.map((batch) => batch.map(({ event }) => event)),
  };
}
const events = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `e${from + at}`);

test('events go in batches of ten, one batch each five seconds, and then it is quiet', async () => {
  const page = visit();
  for (const event of events(12)) page.log({ event });
  expect(page.planned.map(({ ms }) => ms)).toEqual([limits.eventEveryMs]);
  await page.pass();
  expect(await page.pass()).toBe(5_000);
  expect(page.names()).toEqual([events(10), events(2, 10)]);
  expect(page.planned).toEqual([]);
  expect(persistedNames('events.')).toEqual([]);
});

test('an event says what, where, when, and who made it', async () => {
  const page = visit();
  page.log({ event: 'copy_link', slug: 'fees', 'button-src': 'header' });
  await page.pass();
  expect(page.sent[0]?.[0]).toEqual({
    event: 'copy_link',
    slug: 'fees',
    'button-src': 'header',
    src: 'FE',
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('what could not be sent is sent again after half the time, with the same ids', async () => {
  const page = visit('failed');
  page.log({ event: 'play' });
  await page.pass();
  page.server.outcome = 'stored';
  expect(await page.pass()).toBe(2_500);
  expect(page.sent[1]).toEqual(page.sent[0]);
  expect(page.planned).toEqual([]);
});

test('a batch that the server will never take does not stop the others', async () => {
  const page = visit('refused');
  for (const event of events(11)) page.log({ event });
  await page.pass();
  page.server.outcome = 'stored';
  await page.pass();
  expect(page.names()[1]).toEqual(['e10']);
});

test('after a spent day nothing is sent before the next one, and what was not sent is sent then', async () => {
  const page = visit({ later: 3_600_000 });
  page.log({ event: 'play' });
  await page.pass();
  page.log({ event: 'pause' });
  page.leave();
  expect(page.names()).toEqual([['play']]);
  expect(page.planned.map(({ ms }) => ms)).toEqual([3_600_000]);
  page.server.outcome = 'stored';
  await page.pass();
  expect(page.names()).toEqual([['play'], ['play', 'pause']]);
  expect(page.planned).toEqual([]);
});

test('unsent events survive a reload', async () => {
  const before = visit('failed');
  before.log({ event: 'play' });
  await before.pass();
  const after = visit();
  await after.pass();
  expect(after.sent[0]).toEqual(before.sent[0]);
  expect(persistedNames('events.')).toEqual([]);
});

test('leaving the page sends everything, and keeps what nobody confirmed', async () => {
  const page = visit('failed');
  for (const event of events(12)) page.log({ event });
  page.leave();
  expect(page.names()).toEqual([events(12)]);
  const next = visit();
  await next.pass();
  await next.pass();
  expect(next.sent.flat()).toEqual(page.sent.flat());
});

test('leaving with an answer leaves nothing behind', async () => {
  const page = visit();
  page.log({ event: 'play' });
  page.leave();
  page.leave();
  await settled();
  expect(page.names()).toEqual([['play']]);
  expect(persistedNames('events.')).toEqual([]);
});

test('no more is persisted than a bounded number, the latest', () => {
  const page = visit('failed');
  for (const event of events(510)) page.log({ event });
  const [name = ''] = persistedNames('events.');
  const persisted: ClientEvent[] = JSON.parse(localStorage.getItem(name) ?? '[]');
  expect(persisted).toHaveLength(500);
  expect(persisted.at(-1)?.event).toBe('e509');
});

test('what lies there in another shape is left out', async () => {
  localStorage.setItem('events.odd', '[{"event":4},"x",{"event":"play","src":"BE","id":"1"}]');
  const page = visit();
  expect(page.planned).toEqual([]);
  expect(persistedNames('events.')).toEqual([]);
});
