import { createShow, createUser } from '@ecco/factories/rows';
import { handleJob, type Item, type Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ingestItem, ingestMany } from '../ingest/ingest-item.ts';
import { until } from '../testing/world.fixture.ts';
import { behindAll, raisePriorities } from './fair-queue.ts';
import { stageJob, stageKey } from './stage-job.ts';

const jobOf = () => stageJob('acquire', 1);
let store: Store;
/** Titles in the order in which their work began. */
let begun: string[];

beforeEach(async () => {
  store = await openMemoryStore();
  begun = [];
  await store.jobs.declare([jobOf()]);
});
afterEach(() => store.close());

const entry = (title: string) => ({ kind: 'episode' as const, title, nextStage: 'acquire', guid: title });
const bringIn = async (title: string, addedBy: string | null): Promise<Item> =>
  (await ingestItem(store, jobOf, { ...entry(title), addedBy })).item;
const bringFeed = async (count: number) => {
  const { id: showId } = await createShow(store);
  const entries = Array.from({ length: count }, (_, at) => ({ ...entry(`feed ${at}`), showId }));
  await ingestMany(store, jobOf, entries, 'feed');
};

/** Works on what waits, doing this for each. */
const work = async (during: (title: string) => Promise<void> = async () => undefined) => {
  const run = async ({ itemId }: { itemId: string }): Promise<void> => {
    const title = (await store.items.findById(itemId))?.item.title ?? '';
    begun.push(title);
    await during(title);
  };
  await store.jobs.start({ definitions: [jobOf()], handlers: [handleJob(jobOf(), { run })] });
};
const allBegun = (count: number) => until(async () => (begun.length === count ? true : null));

describe('work that waits', () => {
  it('is done for everybody in turn, whoever came first', async () => {
    const [many, newcomer] = [await createUser(store), await createUser(store)];
    await bringFeed(8);
    for (let at = 0; at < 12; at += 1) await bringIn(`many ${at}`, many.id);
    await bringIn('a visitor', null);
    await bringIn('newcomer', newcomer.id);
    await work();
    await allBegun(22);
    const placeOf = (title: string) => begun.indexOf(title);
    expect(begun.slice(0, 3)).toContain('newcomer');
    expect(placeOf('a visitor')).toBeLessThan(placeOf('many 8'));
    expect(placeOf('feed 0')).toBeLessThan(placeOf('many 11'));
    expect(placeOf('many 7')).toBeLessThan(placeOf('feed 0'));
  });

  it('of a member begins while a feed holds every worker', async () => {
    await bringFeed(4);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await work((title) => (title.startsWith('feed') ? held : Promise.resolve()));
    await allBegun(1);
    await bringIn('newcomer', (await createUser(store)).id);
    await allBegun(2);
    expect(begun).toEqual([expect.stringMatching('feed'), 'newcomer']);
    letGo();
    await allBegun(5);
  });

  it.each(['feed', 'member'])('is done to the last of a %s, though others come for ever', async (who) => {
    const many = 16;
    if (who === 'feed') await bringFeed(many);
    const { id } = await createUser(store);
    for (let at = 0; who === 'member' && at < many; at += 1) await bringIn(`many ${at}`, id);
    let others = 0;
    // As many come as are done, each of a show of its own: there is always one that came just now.
    const bringAnother = async (): Promise<void> => {
      others += 1;
      const { id: showId } = await createShow(store, `Show ${others}`);
      await ingestMany(store, jobOf, [{ ...entry(`other ${others}`), showId }], 'feed');
      if (others % 4 === 0) await raisePriorities(store);
    };
    await bringAnother();
    const isOver = () =>
      others > 10 * many || begun.filter((title) => !title.startsWith('other')).length === many;
    await work(async () => (isOver() ? undefined : bringAnother()));
    await until(async () => (isOver() ? true : null));
    expect(begun.filter((title) => !title.startsWith('other'))).toHaveLength(many);
  });

  it('that nobody waits for stays behind everything else', async () => {
    const { id } = await createUser(store);
    const { id: itemId, run } = await bringIn('remade', id);
    const job = { itemId, run: run + 1, priority: behindAll };
    await store.jobs.send(jobOf(), job, { singletonKey: stageKey(job), priority: behindAll });
    await bringFeed(30);
    await raisePriorities(store);
    await work();
    await allBegun(32);
    expect([begun[0], begun.at(-1)]).toEqual(['remade', 'remade']);
  });

  it('counts nothing that has ended', async () => {
    const { id } = await createUser(store);
    for (let at = 0; at < 9; at += 1) {
      const { id: itemId, run } = await bringIn(`done ${at}`, id);
      await store.items.advance({
        itemId,
        run,
        stage: 'acquire',
        status: at % 2 ? 'FAILED' : 'ASSERTIONS_COMPLETE',
        ...(at % 2 ? { message: 'no', nextStage: 'acquire' } : { nextStage: null }),
      });
    }
    expect(await store.items.waitingOf({ addedBy: id }, 100)).toBe(0);
    await bringIn('next', id);
    expect(await store.items.waitingOf({ addedBy: id }, 100)).toBe(1);
  });
});
