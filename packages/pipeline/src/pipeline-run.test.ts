import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageJobs } from './assembly/stage-jobs.ts';
import { type LocalServer, startServer } from './fetch/local-server.fixture.ts';
import { metaOf } from './item/item-meta.ts';
import { articleHtml, feedXml, german, plainDialogue, vtt } from './testing/texts.fixture.ts';
import { bytesOf, openWorld, type Page, pages, until, type World } from './testing/world.fixture.ts';

let world: World;
let site: LocalServer;
const known: Record<string, Page> = {};

beforeAll(async () => {
  world = await openWorld();
  site = await startServer(pages(known));
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

const upload = (name: string, text: string) => world.pipeline.ingestFile({ name, content: bytesOf(text) });

async function first(ingested: Promise<{ items: { id: string }[] }>): Promise<string> {
  const [item] = (await ingested).items;
  if (item === undefined) throw new Error('nothing was taken in');
  return item.id;
}

describe('an item runs from its source to its assertions', () => {
  it('in another language, with all its words and a note of what is missing', async () => {
    const id = await first(upload('pensionskasse.txt', german));
    const item = await world.settled(id);
    expect(item).toMatchObject({ status: 'ASSERTIONS_COMPLETE', language: 'de' });
    expect(item.notes).toEqual([expect.stringContaining('in German')]);
    const segments = await world.store.segments.ofItem(id);
    expect(segments.map(({ text }) => text).join(' ')).toContain('zwei neue Mandate');
  });

  it('as an uploaded transcript with voices', async () => {
    const id = await first(upload('trustee-hour-2026-05-14.vtt', vtt));
    const item = await world.settled(id);
    expect(item).toMatchObject({
      status: 'ASSERTIONS_COMPLETE',
      statusMessage: null,
      nextStage: null,
      kind: 'episode',
      publishedAt: new Date('2026-05-14'),
      notes: [expect.stringContaining('the name of the file: “trustee-hour-2026-05-14.vtt”')],
    });
    const segments = await world.store.segments.ofItem(id);
    expect(segments.map(({ idx }) => idx)).toEqual(segments.map((_, index) => index));
    expect((await world.store.speakers.ofItem(id)).map(({ name }) => name)).toContain('Tomas Reyes');
    const summary = await world.store.summaries.latest(id, 2);
    expect(summary).toMatchObject({
      outline: expect.anything(),
      overview: expect.anything(),
      analysis: expect.anything(),
    });
    expect(item.makers['outline']).toMatch(/^built-in /);
    const passed = (await world.store.statusHistory.ofItem(id)).map(({ status }) => status);
    expect(passed).toEqual(
      expect.arrayContaining([
        'TRANSCRIPT_RECEIVED',
        'TRANSCRIPTION_COMPLETE',
        'SUMMARY_COMPLETE',
        'ANALYSIS_COMPLETE',
      ]),
    );
    const hits = await world.store.search.find({ text: 'private credit' });
    expect(hits.some(({ item: match }) => match.id === id)).toBe(true);
  });

  it('as an article page, which names its author', async () => {
    known['/news/halvern?utm_source=x'] = known['/news/halvern'] = { body: articleHtml, type: 'text/html' };
    const id = await first(world.pipeline.ingestUrl(`${site.origin}/news/halvern?utm_source=x`));
    expect(await world.settled(id)).toMatchObject({
      status: 'ASSERTIONS_COMPLETE',
      kind: 'article',
      title: 'Halvern fund beats its benchmark',
      author: 'Iris Calder',
    });
    const again = await world.pipeline.ingestUrl(`${site.origin}/news/halvern/`);
    expect(again).toMatchObject({ known: true, items: [{ id }] });
    const itemWithShow = await world.store.items.findById(id);
    expect(itemWithShow?.show).toMatchObject({ kind: 'publication', website: site.origin });
  });

  it('as a feed’s episode with transcript, chapters and persons of the publisher', async () => {
    const chapters = {
      version: '1.2.0',
      chapters: [
        { startTime: 0, title: 'The year' },
        { startTime: 80, title: 'The new allocation' },
        { startTime: 90 },
      ],
    };
    // Another text than the upload's: an episode with the same words would become a part of it.
    known['/t.vtt'] = { body: vtt.replace('two cities', 'three towns'), type: 'text/vtt' };
    known['/c.json'] = { body: JSON.stringify(chapters), type: 'application/json' };
    const extra = `<podcast:transcript url="${site.origin}/t.vtt" type="text/vtt"/><podcast:chapters url="${site.origin}/c.json" type="application/json+chapters"/>`;
    known['/feed.xml'] = {
      body: feedXml(site.origin, [{ guid: 'a', title: 'The year', extra }]),
      type: 'application/rss+xml',
    };
    const ingested = await world.pipeline.ingestUrl(`${site.origin}/feed.xml`);
    expect(ingested).toMatchObject({
      recognised: 'feed',
      known: false,
      show: { name: 'Trustee Hour', kind: 'podcast' },
    });
    const id = await first(Promise.resolve(ingested));
    const item = await world.settled(id);
    expect(item.status).toBe('ASSERTIONS_COMPLETE');
    expect(item.readingReports.find(({ reader }) => reader === 'chapters')?.entries).toMatchObject([
      { what: 'chapter-unread', count: 1, of: 3 },
    ]);
    const outline = (await world.store.summaries.latest(id, 2))?.outline;
    expect(outline?.chapters.map(({ title }) => title)).toEqual(['The year', 'The new allocation']);
    expect(metaOf(item)).toMatchObject({
      transcript: { origin: 'publisher' },
      persons: [{ name: 'Mara Ellison' }],
    });
  });
});

describe('a source that cannot be read', () => {
  it('leaves a reason that a person can act on', async () => {
    const id = await first(upload('broken.vtt', 'WEBVTT\n\n00:0x --> 00:05\nHello\n'));
    const item = await world.settled(id);
    expect(item).toMatchObject({ status: 'FAILED', nextStage: 'transcript' });
    expect(item.statusMessage).toMatch(/VTT|words/);
  });

  it('is refused where it is handed in, and nothing is kept', async () => {
    await expect(upload('empty.txt', '')).rejects.toMatchObject({ code: 'source.content.empty' });
    await expect(world.pipeline.ingestUrl(`${site.origin}/nothing`)).rejects.toMatchObject({
      code: expect.stringMatching(/^fetch\./),
    });
    await expect(world.pipeline.ingestUrl('http://10.0.0.1/')).rejects.toMatchObject({
      code: expect.stringMatching(/^fetch\./),
    });
  });
});

describe('an item that is run again', () => {
  it('from one stage on keeps its segments and has everything once', async () => {
    const id = await first(upload('again.txt', `${plainDialogue}\n\nMara Ellison: Until next week.`));
    await world.settled(id);
    const before = await world.store.segments.ofItem(id);
    const again = await world.pipeline.retry(id, { from: 'outline' });
    expect(again).toMatchObject({ run: 2, nextStage: 'outline' });
    await world.settled(id);
    expect(await world.store.segments.ofItem(id)).toEqual(before);
    expect(await world.store.summaries.ofItem(id)).toHaveLength(1);
    const quotes = (await world.store.highlights.ofItem(id)).map(({ text }) => text);
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('after it failed goes on to its end, and its history tells both runs', async () => {
    known['/late'] = { body: '<html><body><form></form></body></html>', type: 'text/html' };
    const id = await first(world.pipeline.ingestUrl(`${site.origin}/late`));
    expect(await world.settled(id)).toMatchObject({ status: 'FAILED', nextStage: 'transcript' });
    known['/late'] = { body: articleHtml, type: 'text/html' };
    expect(await world.pipeline.retry(id)).toMatchObject({
      run: 2,
      status: 'NOT_STARTED',
      statusMessage: null,
    });
    expect(await world.settled(id)).toMatchObject({ status: 'ASSERTIONS_COMPLETE', statusMessage: null });
    const history = await world.store.statusHistory.ofItem(id);
    const ends = history.filter(({ status }) => status === 'FAILED' || status === 'ASSERTIONS_COMPLETE');
    expect(ends.map(({ run, status }) => [run, status])).toEqual([
      [1, 'FAILED'],
      [2, 'ASSERTIONS_COMPLETE'],
    ]);
    expect(history.find(({ run }) => run === 2)?.status).toBe('NOT_STARTED');

    // A job of the first run that comes late changes nothing.
    await world.store.jobs.send(stageJobs(1)('transcript'), { itemId: id, run: 1 });
    await until(async () => {
      const late = world.lines.some(({ item, outcome }) => item === id && outcome === 'stale');
      return late ? true : null;
    });
    expect(await world.store.statusHistory.ofItem(id)).toEqual(history);
  });

  it('cannot begin at a stage it has not reached', async () => {
    const id = await first(upload('not-vtt.vtt', 'WEBVTT\n\nnonsense\n'));
    await world.settled(id);
    await expect(world.pipeline.retry(id, { from: 'assertions' })).rejects.toMatchObject({
      code: 'ingest.stage_not_reached',
    });
  });
});
