import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfOfPages } from '../sources/document/hostile-pdf.fixture.ts';
import { pooledThreads } from './pooled-threads.ts';

/** Threads that this process started. */
const channel = 'worker_threads';
let started = 0;
const count = (): void => {
  started += 1;
};
beforeAll(() => subscribe(channel, count));
afterAll(() => void unsubscribe(channel, count));

// Such as nobody else asks for, so that what others left is not taken.
const options = { maxThreads: 1, idleMs: 20_001 };
const opml = { bytes: new TextEncoder().encode('<opml><body/></opml>'), charset: null };

it('hands threads without work to whoever asks for such threads next, and to nobody else', async () => {
  const first = pooledThreads(options);
  await first.run('parseOpml', opml);
  await first.close();
  expect(started).toBe(1);
  const second = pooledThreads(options);
  await second.run('parseOpml', opml);
  expect(started).toBe(1);
  const beside = pooledThreads(options);
  await beside.run('parseOpml', opml);
  expect(started).toBe(2);
  await Promise.all([second.close(), beside.close()]);
});

it('ends what still runs', async () => {
  const threads = pooledThreads({ ...options, idleMs: 20_002 });
  const ended = expect(threads.run('readPdf', pdfOfPages(4_000))).rejects.toThrow();
  await threads.close();
  await ended;
});
