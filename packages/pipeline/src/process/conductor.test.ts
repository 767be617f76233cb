import type { Show, Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PipelineError } from '../work/pipeline.errors.ts';
import { conduct } from './conductor.ts';
import type { Process, Step } from './process.type.ts';

let store: Store;
let made = 0;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

/** A process of shows: each is described, then published. The step that a show waits for stands in its `etag`. */
const following = { describe: 'publish', publish: 'done' } as const;
type Name = keyof typeof following;

const processOf = (showId: string, name: Name): Process<Show> => ({
  async begin() {
    const show = await store.shows.findById(showId);
    return show?.etag === name ? show : null;
  },
  async advance(tx) {
    if ((await tx.shows.findById(showId))?.etag !== name) return false;
    await tx.shows.recordFetch({ showId, etag: following[name], error: null });
    return true;
  },
  fail: ({ message }) => store.shows.recordFetch({ showId, error: message }),
});

const describing = (compute: Step<Show>['compute']): Step<Show> => ({ name: 'describe', tries: 2, compute });

const saying = (description: string): Step<Show> =>
  describing(async (show) => async (tx) => {
    const { kind, slug, name, feedUrl } = show;
    await tx.shows.upsert({ kind, slug, name, feedUrl, description });
  });

async function newShow(): Promise<Show> {
  made += 1;
  const feedUrl = `https://feeds.example/${made}.xml`;
  const { show } = await store.shows.upsert({ kind: 'podcast', slug: 'show', name: 'Show', feedUrl });
  await store.shows.recordFetch({ showId: show.id, etag: 'describe', error: null });
  return show;
}

function run(show: Show, step: Step<Show>, { attempt = 1, signal = new AbortController().signal } = {}) {
  const process = processOf(show.id, 'describe');
  return conduct({ store, process, step, context: { attempt, signal }, writePausesMs: [0, 0] });
}

const now = async ({ id }: Show) => {
  const { etag, description, fetchError } = (await store.shows.findById(id)) ?? {};
  return { etag, description, fetchError };
};
const passing = () => new PipelineError({ code: 'test.passing', message: 'Try again.', retryable: true });

describe('a step of a show', () => {
  it('writes its result and moves on at once, and changes nothing when its job comes twice', async () => {
    const show = await newShow();
    expect(await run(show, saying('First.'))).toEqual({ outcome: 'written', failure: null });
    expect(await now(show)).toMatchObject({ etag: 'publish', description: 'First.' });
    expect(await run(show, saying('Second.'))).toEqual({ outcome: 'stale', failure: null });
    expect(await now(show)).toMatchObject({ description: 'First.' });
  });

  it('writes nothing where another run moved on meanwhile', async () => {
    const show = await newShow();
    const overtaken = describing(async (thing, how) => {
      await run(show, saying('Of the other.'));
      return saying('Of this.').compute(thing, how);
    });
    expect(await run(show, overtaken)).toMatchObject({ outcome: 'stale' });
    expect(await now(show)).toMatchObject({ etag: 'publish', description: 'Of the other.' });
  });

  it('neither moves on nor leaves half of what it writes, where the write fails', async () => {
    const show = await newShow();
    const step = describing(async (thing, how) => {
      const write = await saying('Half.').compute(thing, how);
      return async (tx) => {
        await write(tx);
        throw new Error('the database is away');
      };
    });
    await expect(run(show, step)).rejects.toThrow('the database is away');
    expect(await now(show)).toMatchObject({ etag: 'describe', description: null });
  });

  it('computes once where a write succeeds at the second try', async () => {
    const show = await newShow();
    let computed = 0;
    let written = 0;
    const step = describing(async (thing, how) => {
      computed += 1;
      const write = await saying('Whole.').compute(thing, how);
      return async (tx) => {
        written += 1;
        if (written === 1) throw new Error('the database is away');
        await write(tx);
      };
    });
    expect(await run(show, step)).toMatchObject({ outcome: 'written' });
    expect([computed, written]).toEqual([1, 2]);
    expect(await now(show)).toMatchObject({ etag: 'publish', description: 'Whole.' });
  });

  it('fails at the first write of what the store cannot hold, without trying again', async () => {
    const show = await newShow();
    let written = 0;
    const step = describing(async () => async (tx) => {
      written += 1;
      const guid = 'g'.repeat(100_000);
      await tx.items.insertMany([
        { kind: 'episode', title: 'Endless', showId: show.id, guid, nextStage: null },
      ]);
    });
    expect(await run(show, step)).toMatchObject({
      outcome: 'failed',
      failure: { code: 'field.out_of_bounds', retryable: false },
    });
    expect(written).toBe(1);
    expect(await now(show)).toMatchObject({
      etag: 'describe',
      fetchError: expect.stringContaining('"guid" is longer than 2000 bytes'),
    });
  });

  it('is tried again after a passing fault while tries are left, and then says why it failed', async () => {
    const show = await newShow();
    const failing = describing(() => Promise.reject(passing()));
    await expect(run(show, failing)).rejects.toThrow('Try again.');
    expect(await now(show)).toMatchObject({ etag: 'describe', fetchError: null });
    expect(await run(show, failing, { attempt: 2 })).toMatchObject({
      outcome: 'failed',
      failure: { code: 'test.passing' },
    });
    expect(await now(show)).toMatchObject({ etag: 'describe', fetchError: 'Try again.' });
  });

  it('knows which try is the last', async () => {
    const show = await newShow();
    const reported: boolean[] = [];
    const step = describing(async (_thing, { lastTry }) => {
      reported.push(lastTry);
      throw passing();
    });
    await expect(run(show, step)).rejects.toThrow();
    await run(show, step, { attempt: 2 });
    expect(reported).toEqual([false, true]);
  });

  it('stops with the process, and goes on from the same step at the next start', async () => {
    const show = await newShow();
    const stop = new AbortController();
    const interrupted = describing(async () => {
      stop.abort(new Error('the process stops'));
      throw passing();
    });
    await expect(run(show, interrupted, { attempt: 2, signal: stop.signal })).rejects.toThrow('stops');
    expect(await now(show)).toMatchObject({ etag: 'describe', fetchError: null });
    expect(await run(show, saying('Resumed.'))).toMatchObject({ outcome: 'written' });
  });

  it.each([
    ['a full disk', () => Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['a database that is away', () => Object.assign(new Error('shutting down'), { code: '57P01' })],
  ])('does not fail for %s, whichever try it is', async (_what, trouble) => {
    const show = await newShow();
    const step = describing(() => Promise.reject(trouble()));
    await expect(run(show, step, { attempt: 9 })).rejects.toMatchObject({ code: expect.any(String) });
    expect(await now(show)).toMatchObject({ etag: 'describe', fetchError: null });
  });

  it('fails for a server of somebody else that is away', async () => {
    const show = await newShow();
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const away = new PipelineError({ code: 'fetch.unreachable', message: 'Nobody there.', cause });
    expect(
      await run(
        show,
        describing(() => Promise.reject(away)),
        { attempt: 9 },
      ),
    ).toMatchObject({
      outcome: 'failed',
    });
  });
});
