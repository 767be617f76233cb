import { endStatus } from '@ecco/domain';
import { createUser } from '@ecco/factories/rows';
import { createTranscriber } from '@ecco/models';
import type { Item, Revision, Segment } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { metaOf } from '../item/item-meta.ts';
import { feedXml, plainDialogue, wave } from '../testing/texts.fixture.ts';
import { bytesOf, openWorld, textEngines, until, type World } from '../testing/world.fixture.ts';
import type { Engines } from '../work/engine-chain.ts';
import type { RevisionRequest } from './request-revision.ts';
import { readRevision } from './use-revision.ts';

/** What a stand-in service answers with, or the status by which it refuses. */
type Service = { server: LocalServer; words: string[]; refusal: number | null; requests: number };

async function openService(): Promise<Service> {
  const service = { words: plainDialogue.split('\n\n'), refusal: null as number | null, requests: 0 };
  const server = await startServer((request, response) => {
    service.requests += 1;
    request.resume().on('end', () => {
      const segments = opened.words.map((text, at) => ({ text, start: at, end: at + 1 }));
      if (opened.refusal === null) response.end(JSON.stringify({ text: '', language: 'en', segments }));
      else response.writeHead(opened.refusal).end();
    });
  });
  const opened: Service = Object.assign(service, { server });
  return opened;
}

let world: World;
let site: LocalServer;
let first: Service;
let second: Service;
let published = '';
let feed = '';

const engineOf = ({ server }: Service, serviceId: string) => {
  const options = {
    baseURL: `${server.origin}/v1`,
    apiKey: null,
    model: serviceId,
  };
  return { ...createTranscriber('openai-compatible', options), serviceId };
};
const engines = (): Engines => ({
  ...textEngines(),
  transcribe: { engines: [engineOf(first, 'one'), engineOf(second, 'two')], fallBack: false },
});

beforeAll(async () => {
  [first, second] = [await openService(), await openService()];
  world = await openWorld(engines());
  site = await startServer((request, response) => {
    const path = request.url ?? '';
    if (path.endsWith('.wav') || path.startsWith('/audio/'))
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(wave(2));
    else if (path === '/feed.xml')
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed);
    else if (path === '/words.vtt') response.writeHead(200, { 'content-type': 'text/vtt' }).end(published);
    else response.writeHead(404).end();
  });
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  for (const server of [site, first.server, second.server]) await server.close();
});

const itemOf = async (id: string): Promise<Item> => {
  const itemWithShow = await world.store.items.findById(id);
  if (itemWithShow === null) throw new Error('the item is gone');
  return itemWithShow.item;
};
const settled = (id: string) =>
  until(async () => {
    const item = await itemOf(id);
    return item.status === endStatus && item.nextStage === null ? item : null;
  });
const linesOf = (id: string): Promise<Segment[]> => world.store.segments.ofItem(id);
const textsOf = async (id: string) => (await linesOf(id)).map(({ text }) => text);

/** A recording whose transcript the first service made, of words of its own. */
async function transcribedItem(name: string): Promise<string> {
  first.words = plainDialogue.split('\n\n').map((text) => `${text} This was said of ${name}.`);
  const { items } = await world.pipeline.ingestUrl(`${site.origin}/${name}.wav`);
  const id = items[0]?.id ?? '';
  await settled(id);
  return id;
}

const ended: readonly string[] = ['proposed', 'used', 'failed', 'dismissed'];
async function revised(itemId: string, request: Partial<RevisionRequest>): Promise<Revision> {
  const revision = await world.pipeline.requestRevision({
    ...{ itemId, by: null, source: 'transcriber', isUsedWhenDone: true },
    ...request,
  });
  return until(async () => {
    const now = await world.store.revisions.findById(revision?.id ?? '');
    return now && ended.includes(now.state) && !(now.state === 'proposed' && now.isUsedWhenDone) ? now : null;
  });
}
const decide = (revision: Revision, how: 'use' | 'undo' | 'dismiss') =>
  world.pipeline.decideRevision({ itemId: revision.itemId, revisionId: revision.id, how });

describe('a recording that is transcribed again', () => {
  it('is read from the chosen service, keeps the ids of its words and goes back on one call', async () => {
    const id = await transcribedItem('cedar');
    const before = await linesOf(id);
    second.words = first.words.map((text) => text.replace('120 basis points', '112 basis points'));
    expect(before.map(({ text }) => text).join(' ')).toContain('120 basis points');

    const revision = await revised(id, { serviceId: 'two' });

    expect(revision).toMatchObject({
      state: 'used',
      maker: 'openai-compatible two',
      counts: { differ: 1, figures: 1 },
    });
    const after = (await settled(id)) && (await linesOf(id));
    expect(after.map((line) => line.id)).toEqual(before.map((line) => line.id));
    expect(after.map(({ text }) => text).join(' ')).toContain('112 basis points');
    expect((await itemOf(id)).makers['transcribe']).toBe('openai-compatible two');
    const read = await readRevision(world.store, id, revision.id);
    expect(read?.changes?.differences).toMatchObject([
      { kind: 'figure', old: { words: '120' }, new: { words: '112' } },
    ]);

    await decide(revision, 'undo');
    await settled(id);
    expect(await linesOf(id)).toEqual(before);
    expect((await itemOf(id)).makers['transcribe']).toBe('openai-compatible one');
    await expect(decide(revision, 'undo')).rejects.toMatchObject({ code: 'ingest.revision_not_usable' });
  });

  it('keeps what a person corrected, there and back', async () => {
    const id = await transcribedItem('maple');
    const line = (await linesOf(id)).find(({ text }) => text.includes('120 basis points'));
    if (line === undefined) throw new Error('nobody said it');
    const byHand = line.text.replace('120 basis points', '121 basis points');
    await world.store.transaction(async (tx) => {
      const edit = { itemId: id, segmentId: line.id, userId: null, undoes: null };
      await tx.lineEdits.add({ ...edit, said: line.text, before: line.text, after: byHand });
      await tx.segments.correct({ itemId: id, id: line.id, before: line.text, text: byHand });
    });
    const corrected = await textsOf(id);
    second.words = first.words.map((text) => text.replace('said of maple', 'said about maple'));

    const revision = await revised(id, { serviceId: 'two' });

    await settled(id);
    const now = await textsOf(id);
    expect(now.join(' ')).toContain('121 basis points');
    expect(now.join(' ')).toContain('said about maple');
    expect(revision.counts).toMatchObject({ corrections: 1, lost: 0 });
    await decide(revision, 'undo');
    await settled(id);
    expect(await textsOf(id)).toEqual(corrected);
  });

  it('stays as it is where the service fails, which says why, and is taken up where it was when it is requested again', async () => {
    const id = await transcribedItem('birch');
    const before = await linesOf(id);
    const { id: by } = await createUser(world.store);
    second.refusal = 401;
    const failed = await revised(id, { serviceId: 'two', by });
    expect(failed).toMatchObject({ state: 'failed', message: expect.stringMatching(/key|401/i) });
    expect([await linesOf(id), (await itemOf(id)).status]).toEqual([before, endStatus]);
    second.refusal = null;
    second.words = first.words;
    const resumed = await revised(id, { serviceId: 'two', by });
    expect(resumed).toMatchObject({ id: failed.id, state: 'used', message: null, counts: { differ: 0 } });
    await settled(id);
    await expect(revised(id, { serviceId: 'gone' })).rejects.toMatchObject({ code: 'work.service_gone' });
  });

  it('is only proposed where that was requested, and can be declined', async () => {
    const id = await transcribedItem('aspen');
    const before = await linesOf(id);
    second.words = ['Nothing of this was said in the meeting that everybody remembers so well by now.'];
    const proposed = await revised(id, { serviceId: 'two', isUsedWhenDone: false });
    expect([proposed.state, await linesOf(id)]).toEqual(['proposed', before]);
    expect((await decide(proposed, 'dismiss'))?.state).toBe('dismissed');
    await world.store.files.delete((await itemOf(id)).mediaKey ?? '');
    await decide(proposed, 'use');
    await settled(id);
    // What nobody can play any more is not offered to be played.
    expect((await itemOf(id)).mediaKey).toBeNull();
    expect(await textsOf(id)).toEqual(second.words);
    expect((await world.store.segments.byIds(before.map((line) => line.id))).size).toBe(before.length);
  });
});

describe('a transcript that comes later', () => {
  const captions = (words: readonly string[]) =>
    `WEBVTT\n\n${words.map((text, at) => `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n${text}`).join('\n\n')}\n`;
  const entry = (name: string, extra?: string) => ({
    guid: name,
    title: `Talk of ${name}`,
    ...(extra && { extra }),
  });

  it('by its publisher is proposed, with what differs, and used on one call', async () => {
    feed = feedXml(site.origin, [entry('oak')]);
    first.words = ['The board of the oak fund met on Tuesday and approved forty million dollars for timber.'];
    const { show } = await world.pipeline.ingestUrl(`${site.origin}/feed.xml`);
    const item = await until(
      async () => (await world.store.items.ofShow(show?.id ?? '', { page: 1, perPage: 1 }))[0] ?? null,
    );
    await settled(item.id);
    expect(metaOf(await itemOf(item.id)).transcript?.origin).toBe('transcriber');

    published = captions([
      'The board of the oak fund met on Tuesday and approved fourteen million dollars for timber.',
    ]);
    feed = feedXml(site.origin, [
      entry('oak', `<podcast:transcript url="${site.origin}/words.vtt" type="text/vtt"/>`),
    ]);
    await world.pipeline.lookAtFeed(show?.id ?? '');
    const proposed = await until(async () => {
      const [one] = await world.store.revisions.ofItem(item.id);
      return one?.state === 'proposed' ? one : null;
    });
    expect(proposed).toMatchObject({ source: 'publisher', userId: null, maker: `${site.origin}/words.vtt` });
    expect(proposed.counts).toMatchObject({ figures: 1 });
    expect((await textsOf(item.id)).join(' ')).toContain('forty million');

    await decide(proposed, 'use');
    await settled(item.id);
    expect((await textsOf(item.id)).join(' ')).toContain('fourteen million');
    expect(metaOf(await itemOf(item.id)).transcript?.origin).toBe('publisher');
    expect((await itemOf(item.id)).makers['transcribe']).toBeUndefined();
    await expect(revised(item.id, {})).rejects.toMatchObject({ code: 'ingest.not_transcribed' });
  });

  it('by a file of a person is read as any transcript is, and refused where it is none', async () => {
    const id = await transcribedItem('larch');
    const file = {
      name: 'larch.vtt',
      text: captions(['The larch fund pays eighty basis points for its new mandate in credit.']),
    };
    const used = await revised(id, { source: 'file', file });
    expect(used).toMatchObject({ state: 'used', maker: 'larch.vtt' });
    await settled(id);
    expect(await textsOf(id)).toEqual([
      'The larch fund pays eighty basis points for its new mandate in credit.',
    ]);
    const refused = await revised(id, { source: 'file', file: { name: 'empty.vtt', text: 'WEBVTT\n\n' } });
    expect(refused.state).toBe('failed');
  });

  it('is for recordings alone', async () => {
    const { items } = await world.pipeline.ingestFile({
      name: 'paper.txt',
      content: bytesOf('# A paper\n\nIt says little.'),
    });
    const { id } = await world.settled(items[0]?.id ?? '');
    await expect(revised(id, { source: 'publisher' })).rejects.toMatchObject({
      code: 'ingest.nothing_to_revise',
    });
  });
});
