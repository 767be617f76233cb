import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createUser } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { inPieces } from '../testing/streams.ts';

type Owner = { itemId: string; showId: string };
const spokenKey = ({ itemId }: Owner): string => `spoken/${itemId}/all.mp3`;

/** What people and the voice add to an item and its show. */
async function addWhatHangsOff(store: Store, owner: Owner): Promise<void> {
  const { itemId, showId } = owner;
  const key = spokenKey(owner);
  await store.files.put({ key, body: inPieces(Buffer.from('spoken')), mime: 'audio/mpeg' });
  const parts = [{ title: 'combined', key, durationMs: 4_000 }];
  const chapters = [{ title: 'Fees', card: 1, startMs: 1_500 }];
  const digest = { itemId, fingerprint: 'f', totalMs: 4_000, parts, chapters, madeBy: 'built-in 1' };
  await store.digests.save(digest);
  await store.itemDocuments.save({ itemId, html: '<p>é</p>', updatedBy: null });
  const meeting = await store.meetings.add({ title: 'Board', fundName: 'Halvern', heldAt: new Date(0) });
  await store.meetings.replaceItems(meeting?.id ?? '', [itemId]);
  await store.showSpeakers.save({ showId, label: 'A', name: 'Zelda Quine', updatedBy: null });
  await store.transaction((tx) => tx.tags.replace(showId, ['Pensions']));
}

async function whatHangsOff(store: Store, owner: Owner) {
  const { itemId, showId } = owner;
  return {
    digest: await store.digests.find(itemId),
    spoken: (await buffer(await store.files.get(spokenKey(owner)))).toString(),
    document: await store.itemDocuments.find(itemId),
    meeting: await store.meetings.ofItem(itemId),
    speaker: (await store.showSpeakers.ofShow(showId))[0],
    tag: (await store.tags.ofShow(showId))[0],
  };
}

describeEachDatabase('backup', (opened) => {
  let directory = '';
  let copy: Store;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ecco-backup-'));
    const files = { kind: 'directory', directory: join(directory, 'files') } as const;
    copy = await openStore({ database: { kind: 'memory' }, files });
  });
  afterAll(async () => {
    await copy.close();
    await rm(directory, { recursive: true, force: true });
  });

  const page = { page: 1, perPage: 10 };

  it('refuses what is cut off, is damaged or is no backup, and writes no row of it', async () => {
    await opened.store.items.insertOrFind({ kind: 'article', title: 'Never restored', nextStage: null });
    const cut = join(directory, 'cut');
    await opened.store.backup(cut);
    await truncate(cut, (await stat(cut)).size - 20);
    await writeFile(join(directory, 'text'), 'not a backup');
    for (const name of ['cut', 'text', 'missing']) {
      await expect(copy.restore(join(directory, name))).rejects.toThrow('not a complete backup');
    }
    expect((await copy.items.library({ page: 1, perPage: 1 })).total).toBe(0);
  });

  it('refuses one that a newer release wrote, whose columns it would leave out', async () => {
    const newer = join(directory, 'newer');
    const head = { type: 'head', version: 1, madeAt: '2030-01-01', migrations: ['of a release to come'] };
    const end = { type: 'end', rows: 0, files: 0, bytes: 0 };
    await writeFile(newer, gzipSync(`${JSON.stringify(head)}\n${JSON.stringify(end)}\n`));
    await expect(copy.restore(newer)).rejects.toMatchObject({ code: 'backup.newer_release' });
  });

  it('says what keeps it from being written, and leaves nothing', async () => {
    const taken = join(directory, 'taken');
    await mkdir(join(taken, 'inside'), { recursive: true });
    await expect(opened.store.backup(join(directory, 'no/such/folder'))).rejects.toMatchObject({
      code: 'backup.not_written',
      message: expect.stringContaining('the folder does not exist'),
    });
    await expect(opened.store.backup(taken)).rejects.toMatchObject({ code: 'backup.not_written' });
    expect(await readdir(directory)).not.toContain('taken.part');
  });

  it('brings everything back in an empty store, and refuses one that is not', async () => {
    const { store } = opened;
    const { show } = await store.shows.upsert({ kind: 'podcast', slug: 's', name: 'Šhow "1"', feedUrl: 'f' });
    const details = { showId: show.id, notes: ['a', 'b,"c"'], meta: { a: [1, null] } };
    const { item } = await store.items.insertOrFind({
      kind: 'episode',
      title: 'Kept',
      nextStage: 'x',
      ...details,
    });
    await store.segments.replace(
      item.id,
      Array.from({ length: 700 }, (_, index) => ({ text: `Line ${index}\n"é"` })),
    );
    const cited = { text: 'Quokkas were praised.', verbatim: false, citations: [] };
    const analysis = { oneLiner: null, tldr: [cited], keyTopics: [] };
    const madeBy = { engine: 'built-in', version: '1' };
    await store.summaries.save({ itemId: item.id, version: 2, madeBy, analysis });
    await store.items.report({ itemId: item.id, run: 1, stage: 'x', status: 'TRANSCRIBING' });
    const bytes = Buffer.alloc(300_000, 'mp3');
    const reader = (await createUser(store)).id;
    const list = await store.lists.create({
      ownerId: reader,
      title: 'Mine',
      description: null,
      itemIds: [item.id],
    });
    await store.readingHistory.note({ userId: reader, itemId: item.id, positionMs: 61_000 });
    await store.files.put({ key: 'media/a.mp3', body: inPieces(bytes), mime: 'audio/mpeg' });
    await addWhatHangsOff(store, { itemId: item.id, showId: show.id });
    const file = join(directory, 'library.backup');

    const [report] = await Promise.all([
      store.backup(file),
      store.items.insertOrFind({ kind: 'article', title: 'Written meanwhile', nextStage: null }),
    ]);
    expect(report).toMatchObject({ files: 2, bytes: 300_006 });
    expect(await copy.restore(file)).toEqual(report);
    expect(await copy.items.find(item.id)).toEqual(await store.items.find(item.id));
    expect(await copy.segments.ofItem(item.id)).toEqual(await store.segments.ofItem(item.id));
    expect(await copy.lists.ofOwner(reader)).toEqual([{ list, count: 1 }]);
    expect(await copy.lists.itemsOf(list.id)).toEqual(await store.lists.itemsOf(list.id));
    expect(await copy.readingHistory.page(reader, page)).toEqual(
      await store.readingHistory.page(reader, page),
    );
    expect((await buffer(await copy.files.get('media/a.mp3'))).equals(bytes)).toBe(true);
    const hangsOff = await whatHangsOff(store, { itemId: item.id, showId: show.id });
    expect(await whatHangsOff(copy, { itemId: item.id, showId: show.id })).toEqual(hangsOff);
    for (const part of Object.values(hangsOff)) expect(part).toBeTruthy();
    expect((await copy.search.find({ text: 'line 699' }))[0]?.segment?.idx).toBe(699);
    expect((await copy.search.find({ text: 'quokka' }))[0]?.summary?.kind).toBe('tldr');
    await copy.items.report({ itemId: item.id, run: 1, stage: 'x', status: 'FAILED' });
    expect(await copy.statusHistory.ofItem(item.id)).toHaveLength(2);
    await expect(copy.restore(file)).rejects.toThrow('empty store');
  });
});

describeEachDatabase('a backup of an older release', (opened) => {
  it('is restored where it has fewer columns and keeps things elsewhere', async () => {
    const at = '2026-01-02T03:04:05.000Z';
    const show = {
      id: randomUUID(),
      kind: 'podcast',
      slug: 's',
      name: 'Older',
      fetch_failures: 0,
      created_at: at,
      updated_at: at,
    };
    const item = {
      id: randomUUID(),
      slug: 'i',
      kind: 'episode',
      show_id: show.id,
      title: 'Kept',
      status: 'ASSERTIONS_COMPLETE',
      run: 1,
      notes: [],
      meta: { form: 'media', makers: { outline: 'built-in 1' }, file: { key: 'uploads/a' } },
      created_at: at,
      updated_at: at,
    };
    const lines = [
      { type: 'head', version: 1, madeAt: at },
      { type: 'row', table: 'shows', row: show },
      { type: 'row', table: 'items', row: item },
      { type: 'end', rows: 2, files: 0, bytes: 0 },
    ];
    const directory = await mkdtemp(join(tmpdir(), 'ecco-older-'));
    const file = join(directory, 'older.backup');
    await writeFile(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
    await opened.store.restore(file);
    const itemWithShow = await opened.store.items.findById(item.id);
    expect(itemWithShow?.show?.name).toBe('Older');
    expect(itemWithShow?.item).toMatchObject({
      meta: { form: 'media', file: { key: 'uploads/a' } },
      makers: { outline: 'built-in 1' },
    });
    expect(itemWithShow?.item.meta).not.toHaveProperty('makers');
    expect(await opened.store.items.uploadsInUse(['uploads/a'])).toEqual(new Set(['uploads/a']));
    await rm(directory, { recursive: true });
  });
});
