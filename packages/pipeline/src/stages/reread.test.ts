import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf } from '../item/item-meta.ts';
import { findTranscript, saveTranscript } from '../item/transcript-file.ts';
import { bytesOf, openWorld, until, type World } from '../testing/world.fixture.ts';
import { isReadByOlder } from './reread.ts';

const captions = `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Ada Lund>The board reviewed the return of the credit sleeve, which was seven percent net of fees.

soon --> later
<v Bo Reyes>Staff asks for a commitment of fifty million dollars to the second fund of the manager.

00:00:14.000 --> 00:00:20.000
<v Ada Lund>We will vote on that commitment at the meeting in June, once the consultant has reported.
`;

describe('a source that is read again', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    await world.pipeline.start();
  });
  afterAll(() => world.close());

  async function ingested(name: string, text: string): Promise<string> {
    const { items } = await world.pipeline.ingestFile({ name, content: bytesOf(text) });
    return (await world.settled(items[0]?.id ?? '')).id;
  }
  const itemOf = async (id: string) => {
    const itemWithShow = await world.store.items.findById(id);
    if (itemWithShow === null) throw new Error('the item is gone');
    return itemWithShow.item;
  };
  const wordsOf = async (id: string) => (await world.store.segments.ofItem(id)).map(({ text }) => text);

  /** As an older reader would have left the item, which had other words for its first line. */
  async function agedBy(id: string, first: string): Promise<void> {
    const { store, pipeline } = world;
    const item = await itemOf(id);
    const key = metaOf(item).transcript?.key ?? '';
    const transcript = await findTranscript(store.files, key);
    if (transcript === null) throw new Error('there are no words');
    const runs = transcript.runs.map((run, index) => (index === 0 ? { ...run, text: first } : run));
    await store.files.delete(key);
    await saveTranscript(store.files, key, { ...transcript, runs });
    await pipeline.runAgain(id, { from: 'process' });
    await world.settled(id);
    const readingReports = item.readingReports.map((report) => ({ ...report, version: 0 }));
    await store.items.update(id, { readingReports });
  }

  it('tells with the item what of it could not be read', async () => {
    const { readingReports } = await itemOf(await ingested('june.vtt', captions));
    expect(readingReports.map(({ reader, format }) => [reader, format])).toEqual([['transcript', 'vtt']]);
    expect(readingReports[0]?.entries).toEqual([
      {
        ...{ what: 'cue-time-unread', severity: 'not-understood', count: 1, of: 3 },
        first: { kind: 'line', number: 6 },
        excerpt: expect.stringMatching(/^soon --> later <v Bo Reyes>Staff asks/),
      },
    ]);
  });

  it('changes nothing where the readers of now read the same, and is of the present version then', async () => {
    const id = await ingested('same.vtt', captions.replaceAll('credit', 'timber'));
    const { run, readingReports } = await itemOf(id);
    await world.store.items.update(id, {
      readingReports: readingReports.map((report) => ({ ...report, version: 0 })),
    });
    expect(isReadByOlder(await itemOf(id))).toBe(true);

    expect((await world.pipeline.readAgain(id, { isConfirmed: false }))?.outcome).toBe('same');

    const after = await itemOf(id);
    expect([after.run, isReadByOlder(after)]).toEqual([run, false]);
  });

  it('says what corrections it would lose, and loses them only when that is confirmed', async () => {
    const { store, pipeline } = world;
    const id = await ingested('lost.vtt', captions.replaceAll('credit', 'water'));
    const now = await wordsOf(id);
    await agedBy(id, '{\\an8}Nothing that is said is here but the marks of a page of captions.');
    const [line] = await store.segments.ofItem(id);
    if (line === undefined) throw new Error('there is no line');
    await store.transaction(async (tx) => {
      const edit = { itemId: id, segmentId: line.id, userId: null, undoes: null };
      await tx.lineEdits.add({ ...edit, said: line.text, before: line.text, after: 'By hand.' });
      await tx.segments.correct({ itemId: id, id: line.id, before: line.text, text: 'By hand.' });
    });

    const rereadResult = await pipeline.readAgain(id, { isConfirmed: false });

    expect(rereadResult).toEqual({ outcome: 'loses', loss: { lines: 1, names: [] } });
    expect((await wordsOf(id))[0]).toBe('By hand.');
    expect((await pipeline.readAgain(id, { isConfirmed: true }))?.outcome).toBe('started');
    await world.settled(id);
    expect(await wordsOf(id)).toEqual(now);
  });

  it('is done for everything that older readers read, which is counted', async () => {
    const { pipeline } = world;
    const id = await ingested('many.vtt', captions.replaceAll('credit', 'gold'));
    const now = await wordsOf(id);
    await agedBy(id, 'Words of an older reader, which were never said in this meeting.');
    expect(await pipeline.olderReadings()).toEqual({ items: 1, isRunning: false });

    expect(await pipeline.readOlderAgain()).toBe(true);

    await until(async () => ((await pipeline.olderReadings()).items === 0 ? true : null));
    await world.settled(id);
    expect(await wordsOf(id)).toEqual(now);
  });
});
