import { createProcessedItem } from '@ecco/factories/rows';
import type { Change, Changes, Item } from '@ecco/store';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { streamLimits } from '../stream/event-streams.ts';
import { openWorld, until, type World } from '../testing/world.ts';
import { followItem } from './follow-item.ts';

let world: World;
let item: Item;
/** Who follows an item now. */
let listening = 0;
const leaving: AbortController[] = [];

beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off', TRUST_PROXY: '1' });
  item = await createProcessedItem(world.store, { lines: 2 });
  const { changes } = world.store;
  const subscribe = changes.subscribe.bind(changes);
  changes.subscribe = (tags, listener) => {
    const stop = subscribe(tags, listener);
    listening += 1;
    return () => {
      listening -= 1;
      stop();
    };
  };
});
afterEach(async () => {
  vi.useRealTimers();
  for (const one of leaving.splice(0)) one.abort();
  await until(() => listening === 0);
});
afterAll(() => world.end());

const begin = () =>
  world.store.transaction((tx) =>
    tx.items.restart({ itemId: item.id, stage: 'waiting', status: 'TRANSCRIBING', message: 'again' }),
  );
const end = async (run: number) => {
  const at = { itemId: item.id, run, stage: 'waiting', message: null };
  await world.store.transaction((tx) =>
    tx.items.advance({ ...at, nextStage: null, status: 'ASSERTIONS_COMPLETE' }),
  );
};

type Options = { id?: string; network?: string; of?: World; headers?: Record<string, string> };

/** Opens the stream as a program does, and reads its text as far as a sign. */
async function open({ id = item.id, network = '192.0.2.1', of = world, headers = {} }: Options = {}) {
  const leave = new AbortController();
  leaving.push(leave);
  const answer = await fetch(`${of.url}/v2/content/${id}/progress`, {
    signal: leave.signal,
    headers: { 'x-forwarded-for': network, ...headers },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const more = async (): Promise<boolean> => {
    const { done = true, value = '' } = (await reader?.read()) ?? {};
    text += value;
    return !done;
  };
  return {
    answer,
    leave: () => leave.abort(),
    upTo: async (sign: string) => {
      while (!text.includes(sign) && (await more()));
      return text;
    },
    whole: async () => {
      while (await more());
      return text;
    },
  };
}

/** What was sent: the events with their data, without the comments. */
const eventsIn = (text: string) =>
  text
    .split('\n\n')
    .filter((block) => block.includes('data: '))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }));

describe('the progress of an item', () => {
  it('is one event that says how it ended, where nothing is under way', async () => {
    const { answer, whole } = await open({ id: item.slug, headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(eventsIn(await whole())).toEqual([
      {
        event: 'done',
        data: expect.objectContaining({
          uuid: item.id,
          processing_status: 'ASSERTIONS_COMPLETE',
          progress: 100,
        }),
      },
    ]);
  });

  it('comes in order as it is written, and ends when nothing more will happen', async () => {
    const run = (await begin()) ?? 0;
    const { upTo, whole } = await open();
    expect(await upTo('TRANSCRIBING')).toContain(`retry: ${streamLimits.retryMs}\n`);
    await world.store.transaction((tx) =>
      tx.items.report({ itemId: item.id, run, stage: 'waiting', status: 'TRANSCRIBING', message: 'half' }),
    );
    await upTo('half');
    await end(run);
    expect(eventsIn(await whole()).map(({ event, data }) => [event, data.progress, data.message])).toEqual([
      ['message', 25, 'again'],
      ['message', 25, 'half'],
      ['done', 100, undefined],
    ]);
    expect(listening).toBe(0);
  });

  it('keeps the connection while there is nothing to say', async () => {
    const run = (await begin()) ?? 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { upTo } = await open();
    const before = await upTo('TRANSCRIBING');
    await until(() => vi.getTimerCount() > 0);
    vi.advanceTimersByTime(streamLimits.heartbeatMs);
    expect(before.match(/^: /gm)).toHaveLength(1);
    expect(await upTo('}\n\n: \n')).toMatch(/\}\n\n: \n/);
    vi.useRealTimers();
    await end(run);
  });

  it('frees everything when its reader goes away', async () => {
    const run = (await begin()) ?? 0;
    const { upTo, leave } = await open();
    await upTo('TRANSCRIBING');
    expect(listening).toBe(1);
    leave();
    await until(() => listening === 0);
    await end(run);
  });

  it('is open so often for one network, and once more when one is closed; other networks have their own', async () => {
    const run = (await begin()) ?? 0;
    const network = '192.0.2.2';
    const all = await Promise.all(Array.from({ length: streamLimits.ofNetwork }, () => open({ network })));
    const refused = await open({ network });
    expect(refused.answer.status).toBe(429);
    expect(refused.answer.headers.get('retry-after')).toBe('3');
    expect(JSON.parse(await refused.whole())).toMatchObject({ code: 'stream.too-many' });
    expect((await open({ network: '192.0.2.3' })).answer.status).toBe(200);
    await all[0]?.upTo('TRANSCRIBING');
    all[0]?.leave();
    await until(() => listening === streamLimits.ofNetwork);
    expect((await open({ network })).answer.status).toBe(200);
    await end(run);
  });

  it('is begun only so often in a minute', async () => {
    const network = '192.0.2.4';
    const statuses = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await open({ network })).answer.status);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429]);
  });

  it.each([
    ['of no item', { id: 'no-such-item' }, 404, 'item.not-found'],
    [
      'with a key that does not work',
      { headers: { authorization: 'Bearer ecco_nothing' } },
      401,
      'api-key.refused',
    ],
  ])('is refused as every call is: %s', async (_case, input, status, code) => {
    const { answer, whole } = await open(input);
    expect([answer.status, JSON.parse(await whole()).code]).toEqual([status, code]);
    expect(listening).toBe(0);
  });

  it('tells what went wrong once it has begun, and the log has the rest', async () => {
    const run = (await begin()) ?? 0;
    const { upTo, whole } = await open();
    await upTo('TRANSCRIBING');
    const { items } = world.store;
    const find = items.find.bind(items);
    items.find = () => Promise.reject(new Error('the database is away'));
    await world.store.transaction((tx) =>
      tx.items.report({ itemId: item.id, run, stage: 'waiting', status: 'TRANSCRIBING', message: 'half' }),
    );
    const last = eventsIn(await whole()).at(-1);
    items.find = find;
    expect(last).toMatchObject({
      event: 'error',
      data: { code: 'server.unexpected', message: expect.stringContaining('Something went wrong') },
    });
    expect(JSON.stringify(last)).not.toContain('database');
    await until(() => world.log.some((line) => line.includes('the database is away')));
    await end(run);
  });

  it('ends with a reason when the item is deleted', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Short-lived', lines: 2 });
    await world.store.transaction((tx) =>
      tx.items.restart({ itemId: id, stage: 'waiting', status: 'TRANSCRIBING', message: null }),
    );
    const { upTo, whole } = await open({ id, network: '192.0.2.5' });
    await upTo('TRANSCRIBING');
    await world.store.items.remove(id);
    expect(eventsIn(await whole()).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'item.not-found' },
    });
    expect(listening).toBe(0);
  });

  it('is looked at again after a time in which nobody could tell of a change', async () => {
    const run = (await begin()) ?? 0;
    let tell = (_change: Change): void => {};
    const changes: Changes = {
      subscribe: (_tags, listener) => {
        tell = listener;
        return () => undefined;
      },
    };
    const { items } = world.store;
    const events = followItem({ items, changes }, item.id, new AbortController().signal);
    expect(await events.next()).toMatchObject({ value: { processing_status: 'TRANSCRIBING' } });
    await end(run);
    const last = events.next();
    tell({ tag: 'item.changed', id: null });
    expect(await last).toMatchObject({ done: true, value: { processing_status: 'ASSERTIONS_COMPLETE' } });
  });

  it('ends with the process', async () => {
    const other = await openWorld({ WAITLIST_MODE: 'off' });
    const { id } = await createProcessedItem(other.store, { lines: 2 });
    await other.store.transaction((tx) =>
      tx.items.restart({ itemId: id, stage: 'waiting', status: 'TRANSCRIBING', message: null }),
    );
    const { upTo, whole } = await open({ id, of: other });
    await upTo('TRANSCRIBING');
    await other.end();
    expect(eventsIn(await whole()).map(({ event }) => event)).toEqual(['message']);
  });
});
