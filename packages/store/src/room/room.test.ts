import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineQueue, handleJob } from '../jobs/job.types.ts';
import type { Store } from '../store.ts';
import { openMemoryStore } from '../testing/memory-store.ts';
import { waitUntil } from '../testing/wait-until.ts';

const mebibyte = 2 ** 20;
let free = 0;
let store: Store;
beforeAll(async () => {
  const room = { reserveBytes: 10 * mebibyte, freeBytes: async () => free, lookEveryMs: 10, believedMs: 0 };
  store = await openMemoryStore({ room });
});
afterAll(() => store.close());

const note = defineQueue({
  name: 'note',
  payload: z.object({ word: z.string() }),
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  concurrency: 1,
  expireSeconds: 60,
});

describe('a disk that is as good as full', () => {
  it('keeps its reserve, and takes a file only where it fits beside it', async () => {
    free = 15 * mebibyte;
    const isLeft = (megabytes: number) => store.room.isLeftFor(megabytes * mebibyte);
    expect([await isLeft(0), await isLeft(5), await isLeft(6)]).toEqual([true, true, false]);
  });

  it('ends a file on the way, and leaves nothing of it', async () => {
    free = 25 * mebibyte;
    async function* body(): AsyncGenerator<Uint8Array> {
      for (let part = 0; part < 20; part += 1) {
        yield new Uint8Array(mebibyte);
        free -= mebibyte;
      }
    }
    const putting = store.files.put({ key: 'talk.mp3', body: body(), mime: 'audio/mpeg' });
    await expect(putting).rejects.toMatchObject({ code: 'store.disk_full' });
    expect(await store.files.head('talk.mp3')).toBeNull();
  });

  it('lets work wait, which costs it no try and goes on by itself', async () => {
    const done: string[] = [];
    let began = 0;
    const handler = handleJob(note, {
      async run({ word }) {
        began += 1;
        if (began === 1) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
        done.push(word);
      },
    });
    free = 0;
    await store.jobs.start({ definitions: [note], handlers: [handler] });
    await store.jobs.send(note, { word: 'minutes' });
    const active = async () => (await store.jobs.depths()).some((depth) => depth.active === 1);
    await waitUntil(active);
    expect(began).toBe(0);
    free = 100 * mebibyte;
    await waitUntil(() => done.length === 1);
    expect([done, began]).toEqual([['minutes'], 2]);
    await waitUntil(async () => !(await active()));
    expect((await store.jobs.depths()).every(({ failed }) => failed === 0)).toBe(true);
  });
});
