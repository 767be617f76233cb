import { createItem } from '@ecco/factories/rows';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PipelineMeta as Meta, type PipelineMeta } from '../item/item-meta.ts';
import { nothingLabeled, readOpening } from './read-opening.ts';

type Store = Awaited<ReturnType<typeof openMemoryStore>>;
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

type Upload = { name: string; texts: string[]; part?: Partial<PipelineMeta> };

/** What is read of an upload whose title and kind nobody said. */
async function read({ name, texts, part = {} }: Upload) {
  const item = await createItem(store, { title: name, kind: 'episode', publishedAt: null });
  const file = { key: 'k', mime: 'text/plain', name, url: null };
  const meta = Meta.parse({ form: 'transcript', file, titleIsGuess: true, kindIsGuess: true, ...part });
  return readOpening({ item, meta }, { source: name, texts, labeled: nothingLabeled });
}

describe('of what was uploaded', () => {
  it('a call is one, of its company and its quarter, and of no day where none is said', async () => {
    const texts = ['Welcome to the second quarter results teleconference for Larchen.'];
    const { details, meta, place } = await read({ name: 'Larchen 2Q20.txt', texts });
    expect(details).toEqual({ kind: 'earnings' });
    expect(meta).toEqual({ period: { quarter: 2, year: 2020 } });
    expect(place?.owner?.name).toBe('Larchen');
  });

  it('a meeting is one, of its body and its day', async () => {
    const texts = [
      "This is a special meeting of the Board of Trustees of the Halvern Teachers' Retirement System, Tuesday, November 24, 2026.",
    ];
    const { details, place } = await read({ name: 'Halvern special.txt', texts });
    expect(details).toMatchObject({ kind: 'meeting', publishedAt: new Date('2026-11-24') });
    expect(place?.owner?.name).toBe("Halvern Teachers' Retirement System");
  });

  it('a day in the name of its file leaves the title once it stands beside it', async () => {
    const { details } = await read({ name: 'harbor talk 2026-05-06.txt', texts: ['Welcome.'] });
    expect(details).toMatchObject({ title: 'Harbor talk', publishedAt: new Date('2026-05-06') });
  });

  it('a talk that moves, seconds and votes is a meeting, though nobody says so where it begins', async () => {
    const texts = [
      'Commissioner Quorle. Here. We have a quorum.',
      'Public comment is next.',
      'So moved. Is there a second?',
      'I second it. All those in favor say aye.',
      'The motion carries. Item two is the consent agenda.',
      'We are adjourned.',
    ];
    expect((await read({ name: 'Part 2.txt', texts })).details).toEqual({ kind: 'meeting' });
  });

  it('a kind that somebody chose stays', async () => {
    const texts = ['Welcome to the Larchen third quarter 2021 earnings call.'];
    const { details } = await read({ name: 'a.txt', texts, part: { kindIsGuess: false } });
    expect(details).toEqual({});
  });
});
