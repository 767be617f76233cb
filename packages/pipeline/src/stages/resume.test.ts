import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ingestItem } from '../ingest/ingest-item.ts';
import { stageJob } from '../jobs/stage-job.ts';
import { resumeUntranscribed } from './resume.ts';
import { failItem } from './run-stage.ts';

const jobOf = () => stageJob('acquire', 1);
const minuteMs = 60_000;
let store: Store;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-02T09:00:00.000Z');
  store = await openMemoryStore({ clock: () => now });
  await store.jobs.declare([jobOf()]);
});
afterEach(() => store.close());

/** An item that failed for this reason. */
async function failed(code: string): Promise<string> {
  const entry = { kind: 'episode' as const, title: code, nextStage: 'acquire', guid: crypto.randomUUID() };
  const { item } = await ingestItem(store, jobOf, { ...entry, addedBy: null });
  await failItem(
    store,
    { itemId: item.id, run: item.run, stage: 'acquire' },
    { code, message: '', retryable: true },
  );
  return item.id;
}
const resume = (isWorking: boolean) => resumeUntranscribed(store, jobOf, { isWorking, now });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minuteMs);
};
const statusOf = async (id: string) => (await store.items.findById(id))?.item.status;

describe('items that wait for a transcription service', () => {
  it('go on where one works, and those that failed for reasons of their own do not', async () => {
    const waiting = [await failed('work.no_transcriber'), await failed('transcriber.down')];
    const refused = await failed('transcriber.refused');
    expect(await resume(true)).toBe(2);
    for (const id of waiting) expect(await statusOf(id)).toBe('NOT_STARTED');
    expect(await statusOf(refused)).toBe('FAILED');
  });

  it('send one of them, five minutes after the last try, while none is known to work', async () => {
    await failed('transcriber.unreachable');
    await failed('transcriber.unreachable');
    later(4);
    expect(await resume(false)).toBe(0);
    later(1);
    expect(await resume(false)).toBe(1);
  });

  it('are left to an admin where a service fails at them every time', async () => {
    const id = await failed('transcriber.timeout');
    for (let run = 0; (await resume(true)) === 1; run += 1) {
      expect(run).toBeLessThan(30);
      const item = (await store.items.findById(id))?.item;
      const failure = { code: 'transcriber.timeout', message: '', retryable: true };
      await failItem(store, { itemId: id, run: item?.run ?? 0, stage: 'acquire' }, failure);
    }
    expect(await statusOf(id)).toBe('FAILED');
  });
});
