import { createShow, createUser } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { metaOf } from '../item/item-meta.ts';
import { feedXml, plainDialogue, vtt } from '../testing/texts.fixture.ts';
import { bytesOf, openWorld, type Page, pages, until, type World } from '../testing/world.fixture.ts';
import { isBetter } from './same-content.ts';

let world: World;
let site: LocalServer;
const known: Record<string, Page> = {};
beforeAll(async () => {
  site = await startServer((request, response) => pages(known)(request, response));
  world = await openWorld();
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

const upload = async (name: string, content: string, addedBy?: string): Promise<string> => {
  const file = { name, content: bytesOf(content) };
  const { items } = await world.pipeline.ingestFile(file, addedBy === undefined ? {} : { addedBy });
  return items[0]?.id ?? '';
};

const feedOf = (name: string, entry: { guid: string; title: string; extra?: string }): Page => ({
  body: feedXml(site.origin, [entry]).replace('Trustee Hour', `The ${name} show`),
  type: 'application/rss+xml',
});

/** An episode of a feed, with a transcript where there is one. */
async function fed(name: string, transcript: string | null): Promise<string> {
  known[`/${name}.vtt`] = { body: transcript ?? '', type: 'text/vtt' };
  const extra = `<podcast:transcript url="${site.origin}/${name}.vtt" type="text/vtt" />`;
  const entry = { guid: name, title: `Talk ${name}`, ...(transcript !== null && { extra }) };
  known[`/${name}.xml`] = feedOf(name, entry);
  const { items } = await world.pipeline.ingestUrl(`${site.origin}/${name}.xml`);
  return items[0]?.id ?? '';
}
const joined = (id: string) =>
  until(async () => {
    const itemWithShow = await world.store.items.find(id);
    return itemWithShow && itemWithShow.item.id !== id ? itemWithShow.item : null;
  });
/** The conversation of the fixtures, about another city. */
const about = (city: string, text = vtt): string => text.replaceAll('two cities', city);

describe('the same episode by its feed and by a file is one', () => {
  it('where the feed was first: the file leads to the episode, also when it is added again', async () => {
    const episode = await fed('first', about('Aldermere'));
    await world.settled(episode);
    const file = await upload('aldermere.md', about('Aldermere', plainDialogue));
    expect((await joined(file)).id).toBe(episode);
    const again = await world.pipeline.ingestFile({
      name: 'again.md',
      content: bytesOf(about('Aldermere', plainDialogue)),
    });
    expect([again.known, again.items[0]?.id]).toEqual([true, episode]);
    const retained = await world.settled(episode);
    // The publisher's words have times, and stay.
    expect(metaOf(retained).transcript?.origin).toBe('publisher');
    expect((await world.store.segments.ofItem(episode))[0]?.startMs).toBe(0);
  });

  it('where the file was first: it becomes the episode, with its recording, its place in the feed and the better words', async () => {
    const file = await upload('brackwater.md', about('Brackwater', plainDialogue));
    await world.settled(file);
    const episode = await fed('second', about('Brackwater'));
    expect((await joined(episode)).id).toBe(file);
    const whole = await until(async () => {
      const item = await world.settled(file);
      return item.run > 1 ? item : null;
    });
    expect(whole).toMatchObject({
      guid: 'second',
      title: 'Talk second',
      audioUrl: expect.stringContaining('/audio/'),
      showId: expect.any(String),
    });
    // The publisher's have times.
    expect((await world.store.segments.ofItem(file))[1]?.startMs).toBeGreaterThan(0);
    // The feed brings it no second time.
    known['/second.xml'] = feedOf('second', { guid: 'second', title: 'Talk second' });
    const again = await world.pipeline.ingestUrl(`${site.origin}/second.xml`);
    expect(again.items.map(({ id }) => id)).toEqual([file]);
  });

  it('until they are told apart: each is what it was, and neither a new look at the feed nor a new run joins them again', async () => {
    const { store, pipeline } = world;
    const file = await upload('wexford.md', about('Wexford', plainDialogue));
    const before = await world.settled(file);
    const words = (await store.segments.ofItem(file)).map(({ text }) => text);
    const episode = await fed('apart', about('Wexford'));
    await joined(episode);
    await until(async () => ((await world.settled(file)).run > 1 ? true : null));
    expect((await store.joinedItems.ofItem(file)).map(({ id, reason }) => [id, reason])).toEqual([
      [episode, 'words'],
    ]);

    expect(await pipeline.tellApart({ itemId: file, joinedId: episode })).toBe(true);

    const ofFeed = await world.settled(episode);
    expect(ofFeed).toMatchObject({ id: episode, guid: 'apart', title: 'Talk apart' });
    expect((await store.segments.ofItem(episode))[1]?.startMs).toBeGreaterThan(0);
    const ofFile = await world.settled(file);
    const { title, guid, showId, audioUrl } = before;
    expect(ofFile).toMatchObject({ id: file, title, guid, showId, audioUrl });
    expect((await store.segments.ofItem(file)).map(({ text }) => text)).toEqual(words);

    known['/apart.xml'] = feedOf('apart', { guid: 'apart', title: 'Talk apart' });
    const again = await pipeline.ingestUrl(`${site.origin}/apart.xml`);
    expect(again.items.map(({ id }) => id)).toEqual([episode]);
    await pipeline.retry(file);
    await until(async () => ((await world.settled(file)).run > ofFile.run ? true : null));
    expect((await store.items.findById(episode))?.item.id).toBe(episode);
    expect(await pipeline.tellApart({ itemId: file, joinedId: episode })).toBe(false);
  });

  it('by show, day and title where the words differ: an episode that nobody could hear has the words of the file', async () => {
    const episode = await fed('third', null);
    expect((await world.settled(episode)).status).toBe('FAILED');
    const itemWithShow = await world.store.items.findById(episode);
    const day = itemWithShow?.item.publishedAt?.toISOString().slice(0, 10);
    const head = `WEBVTT - Talk third\n\nNOTE Show: ${itemWithShow?.show?.name}\n\nNOTE Date: ${day}`;
    const words = about('Corley').replace('WEBVTT', head);
    const ofVisitor = await upload('visitor.vtt', words.replace('Good morning', 'Good evening'));
    expect((await world.settled(ofVisitor)).id).toBe(ofVisitor);
    const file = await upload('third.vtt', words, (await createUser(world.store)).id);
    expect((await joined(file)).id).toBe(episode);
    const received = await until(async () => {
      const item = await world.settled(episode);
      return item.status === 'FAILED' ? null : item;
    });
    expect(metaOf(received).transcript?.origin).toBe('uploaded');
    await world.pipeline.retry(episode);
    const read = await until(async () => {
      const item = await world.settled(episode);
      return item.run > received.run ? item : null;
    });
    expect(read.status).toBe('ASSERTIONS_COMPLETE');
  });

  it('and a file with other words does not put them in the place of the publisher’s', async () => {
    const episode = await fed('kept', about('Fenwick').replaceAll(/<v [^>]*>|<\/v>/g, ''));
    await world.settled(episode);
    const match = await world.store.items.findById(episode);
    const day = match?.item.publishedAt?.toISOString().slice(0, 10);
    const head = `WEBVTT - Talk kept\n\nNOTE Show: ${match?.show?.name}\n\nNOTE Date: ${day}`;
    const other = about('Fenwick').replace('9.4 percent', '1.4 percent').replace('WEBVTT', head);
    expect((await joined(await upload('kept.vtt', other, (await createUser(world.store)).id))).id).toBe(
      episode,
    );
    const text = (await world.store.segments.ofItem(episode)).map((line) => line.text).join(' ');
    expect(text).toContain('9.4 percent');
    expect((await world.settled(episode)).run).toBe(1);
  });

  it('but two files are two, and so is a file that a person says is of another show', async () => {
    const one = await upload('one.md', about('Dunmere', plainDialogue));
    const other = await upload('other.vtt', about('Dunmere'));
    await world.settled(one);
    expect((await world.settled(other)).id).toBe(other);
    const show = await createShow(world.store, { name: 'Another Hour' });
    const file = await upload('elsewhere.md', about('Eastfold', plainDialogue));
    await world.settled(file);
    await world.store.items.correct({ itemId: file, changes: { showId: show.id }, held: ['show'] });
    const episode = await fed('fourth', about('Eastfold'));
    expect((await world.settled(episode)).id).toBe(episode);
  });
});

it('times tell more than speakers, speakers more than where words come from', () => {
  const run = (startMs: number | null, speaker: string | null) => ({
    language: null,
    runs: [{ speaker, text: 'Hello', startMs, endMs: null, page: null }],
  });
  const timed = { transcript: run(0, null), origin: 'transcriber' } as const;
  const named = { transcript: run(null, 'Mara'), origin: 'transcriber' } as const;
  const published = { transcript: run(null, null), origin: 'publisher' } as const;
  const received = { transcript: run(null, null), origin: 'transcriber' } as const;
  expect([isBetter(timed, named), isBetter(named, published), isBetter(published, received)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isBetter(received, published), isBetter(received, received), isBetter(received, null)]).toEqual([
    false,
    false,
    true,
  ]);
});
