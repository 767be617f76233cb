import { afterEach, describe, expect, it } from 'vitest';
import { inflatingPdf, pdfOfPages } from '../sources/document/hostile-pdf.fixture.ts';
import { createWorkPool, type WorkPool, type WorkPoolOptions } from './work-pool.ts';

const mebibyte = 2 ** 20;
const open: WorkPool[] = [];

function pool(options: WorkPoolOptions = {}): WorkPool {
  const made = createWorkPool({ maxThreads: 1, ...options });
  open.push(made);
  return made;
}

const withLimits = (limits: { timeMs?: number; memoryMegabytes?: number }): WorkPool =>
  pool({
    limits: () => ({
      timeMs: limits.timeMs ?? 120_000,
      memoryBytes: (limits.memoryMegabytes ?? 1_024) * mebibyte,
    }),
  });

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

describe('a paper that takes more than it may', () => {
  it('is refused by what it unpacks to', async () => {
    await expect(pool().run('readPdf', inflatingPdf(300))).rejects.toMatchObject({
      code: 'source.pdf.unpacks-too-large',
      message: expect.stringContaining('more than 256 MB'),
      retryable: false,
    });
  });

  it('is refused by its pages', async () => {
    await expect(pool().run('readPdf', pdfOfPages(5_001))).rejects.toMatchObject({
      code: 'source.pdf.too-many-pages',
      message: expect.stringContaining('5,001 pages; at most 5,000'),
      retryable: false,
    });
  });

  it('is ended when its memory is full, and others are read', async () => {
    const small = withLimits({ memoryMegabytes: 200 });
    await expect(small.run('readPdf', inflatingPdf(200))).rejects.toMatchObject({
      code: 'source.too-much-memory',
      message: expect.stringContaining('more than 200 MB of memory'),
      retryable: false,
    });
    expect((await small.run('readPdf', pdfOfPages(1))).pageCount).toBe(1);
  });

  it('is ended when its time is up', async () => {
    await expect(withLimits({ timeMs: 500 }).run('readPdf', pdfOfPages(4_000))).rejects.toMatchObject({
      code: 'source.too-slow',
      message: expect.stringContaining('longer than 1 second'),
      retryable: false,
    });
  });

  it('holds up no other work, and is ended with the signal, whose reason is thrown', async () => {
    const stop = new AbortController();
    const busy = pool();
    const reading = busy.run('readPdf', pdfOfPages(4_000), stop.signal);
    const input = { itemId: 'item', runs: [], known: [] };
    expect((await busy.run('cutSegments', input)).words).toBe(0);
    stop.abort(new Error('the process stops'));
    await expect(reading).rejects.toThrow('the process stops');
  });
});

describe('a page that takes more than it may', () => {
  const page = `<p>${'The board met. '.repeat(400_000)}</p>`;

  it('is ended when its time is up, and its thread is followed by another', async () => {
    const hasty = withLimits({ timeMs: 1 });
    await expect(hasty.run('sanitizeDocument', page)).rejects.toMatchObject({ code: 'source.too-slow' });
    expect((await hasty.run('cutSegments', { itemId: 'item', runs: [], known: [] })).words).toBe(0);
  });
});
