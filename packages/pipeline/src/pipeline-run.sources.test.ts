import { createOrganization, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startServer } from './fetch/local-server.fixture.ts';
import { metaOf } from './item/item-meta.ts';
import { namedOrganizationOf } from './linking/named-organization.ts';
import { inflatingPdf } from './sources/document/hostile-pdf.fixture.ts';
import { writePdf } from './sources/document/pdf.fixture.ts';
import { paragraph, writeDocx } from './sources/office/docx.fixture.ts';
import { hasSuite, readSuite } from './sources/suite.fixture.ts';
import { articleHtml, feedXml, plainDialogue, vtt } from './testing/texts.fixture.ts';
import {
  bytesOf,
  openWorld,
  type Page,
  pages,
  textEngines,
  until,
  type World,
} from './testing/world.fixture.ts';

let world: World;
let site: LocalServer;
const known: Record<string, Page> = {};

beforeAll(async () => {
  site = await startServer((request, response) => {
    if (request.url?.startsWith('/loop')) response.writeHead(302, { location: '/loop' }).end();
    else if (request.url === '/inward') response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    else if (/^\/(?:403|500)$/.test(request.url ?? ''))
      response.writeHead(Number(request.url?.slice(1))).end();
    else pages(known)(request, response);
  });
  world = await openWorld(textEngines(), 'memory', (url) =>
    url.replace('https://www.youtube.com', site.origin),
  );
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

type Ingesting = ReturnType<World['pipeline']['ingestUrl']>;
const upload = (name: string, content: string | Uint8Array): Ingesting =>
  world.pipeline.ingestFile({ name, content: bytesOf(content) });
const submit = (path: string): Ingesting =>
  world.pipeline.ingestUrl(path.startsWith('/') ? `${site.origin}${path}` : path);

async function settledRun(ingesting: Ingesting) {
  const { recognised, items } = await ingesting;
  const item = await world.settled(items[0]?.id ?? '');
  const segments = await world.store.segments.ofItem(item.id);
  return { recognised, item, segments };
}

const lines = articleHtml.match(/<p>.*?<\/p>/g)?.map((line) => line.slice(3, -4)) ?? [];
const pdf = writePdf([
  [{ text: 'Minutes of the Board', x: 50, y: 740, size: 20 }],
  ...lines.map((text) => [{ text, x: 20, y: 700, size: 6 }]),
]);
const markdown = `# The year of the fund\n\n${lines.join('\n\n')}`;
const call = `# Halvern Group: results call\n\n2026-10-29\n\nInvented.\n\n${plainDialogue}`;

describe('an article', () => {
  const front = `<html><head><meta property="og:image" content="/card.png">
    <meta name="description" content="What <b>pension</b> funds do."></head></html>`;
  const named = (name: string) =>
    articleHtml.replace(
      '<meta name="author"',
      `<meta property="og:site_name" content="${name}"><meta name="author"`,
    );
  const publicationOf = async (path: string) => {
    const { item } = await settledRun(submit(path));
    expect(item.status).toBe('ASSERTIONS_COMPLETE');
    return (await world.store.items.findById(item.id))?.show;
  };

  it('gives its publication the picture and the words of the front page, once it can be had', async () => {
    known['/first-story'] = { body: named('The Halvern Post'), type: 'text/html' };
    expect(await publicationOf('/first-story')).toMatchObject({ imageUrl: null, description: null });
    known['/'] = { body: front, type: 'text/html' };
    known['/second-story'] = { body: named('The Halvern Post'), type: 'text/html' };
    const about = { imageUrl: `${site.origin}/card.png`, description: 'What pension funds do.' };
    expect(await publicationOf('/second-story')).toMatchObject(about);
    known['/'] = { body: front.replace('card', 'other'), type: 'text/html' };
    known['/third-story'] = { body: named('The Halvern Post'), type: 'text/html' };
    expect(await publicationOf('/third-story')).toMatchObject(about);
  });
});

describe('an episode that a directory tells of', () => {
  const feedOf = (): Page => ({
    body: feedXml(site.origin, [
      { guid: 'other', title: 'Another' },
      {
        guid: 'wanted',
        title: 'The wanted one',
        extra: `<podcast:transcript url="${site.origin}/wanted.vtt" type="text/vtt"/>`,
      },
    ]),
    type: 'application/rss+xml',
  });
  const take = (guid: string) =>
    world.pipeline.ingestUrl(`${site.origin}/wanted.mp3`, {
      place: { feedUrl: `${site.origin}/shelf.xml`, guid },
    });

  it('is read in its feed, with the transcript of its publisher, and alone', async () => {
    known['/shelf.xml'] = feedOf();
    known['/wanted.vtt'] = { body: vtt.replace('two cities', 'three towns'), type: 'text/vtt' };
    const taken = await take('wanted');
    expect(taken).toMatchObject({ known: false, show: { name: 'Trustee Hour' } });
    const { item } = await settledRun(Promise.resolve(taken));
    expect(item).toMatchObject({ status: 'ASSERTIONS_COMPLETE', title: 'The wanted one' });
    expect(metaOf(item).transcript?.origin).toBe('publisher');
    expect((await world.store.items.library({ page: 1, perPage: 9, showId: item.showId ?? '' })).total).toBe(
      1,
    );
    expect(await take('wanted')).toMatchObject({ known: true, items: [{ id: item.id }] });
  });

  it('is its file where the feed does not have it, or is gone', async () => {
    await expect(take('unknown')).rejects.toMatchObject({ code: 'fetch.not-found' });
    delete known['/shelf.xml'];
    await expect(take('wanted')).rejects.toMatchObject({ code: 'fetch.not-found' });
  });
});

describe('an upload runs to its end', () => {
  it.each([
    ['a PDF', 'minutes.pdf', pdf, 'document', 'Minutes of the Board'],
    ['Markdown', 'year.md', markdown, 'document', 'The year of the fund'],
    ['plain text', 'a-year.txt', lines.join('\n\n'), 'document', 'A year'],
    [
      'captions',
      'board meeting.vtt',
      vtt.replace('WEBVTT', 'WEBVTT - The board in May'),
      'meeting',
      'The board in May',
    ],
    ['an earnings call', 'halvern.txt', call, 'earnings', 'Halvern Group: results call'],
  ])('%s', async (_name, name, content, kind, title) => {
    const { item, segments } = await settledRun(upload(name, content));
    expect(item).toMatchObject({ status: 'ASSERTIONS_COMPLETE', statusMessage: null, kind, title });
    expect(segments.length).toBeGreaterThan(4);
  });

  it('and says where it was read of which show and of whom it is', async () => {
    const show = await createShow(world.store, 'Capital Notes');
    const head = 'WEBVTT - The board in May\n\nNOTE\nShow: Capital Notes\nOrganization: Dunmere Mutual';
    const { item } = await settledRun(upload('board in may.vtt', vtt.replace('WEBVTT', head)));
    expect(item.showId).toBe(show.id);
    expect(namedOrganizationOf(item)).toBe('Dunmere Mutual');
    expect(item.notes).toEqual(
      expect.arrayContaining([
        'The show comes from “Capital Notes”',
        'The organization comes from “Dunmere Mutual”',
      ]),
    );
    const other = vtt.replace('WEBVTT', 'WEBVTT - The board in June\n\nNOTE Show: No Such Hour');
    const { item: unknown } = await settledRun(upload('board in june.vtt', other));
    expect([unknown.showId, unknown.notes]).toEqual([
      null,
      expect.arrayContaining(['The library has no show called “No Such Hour”.']),
    ]);
  });

  it('and is of whom it names, once the directory knows them', async () => {
    const fund = await createOrganization(world.store, { name: 'Dunmere Pension Fund' });
    const paper = [
      '# DUNMERE PENSION FUND',
      'Minutes of the meeting of the Board held on May 14, 2031',
      ...lines,
    ].join('\n\n');
    const { item } = await settledRun(upload('dunmere.md', paper));
    const owner = await until(async () => {
      const linked = await world.store.links.organizationsOf(item.id);
      return linked.find(({ relation }) => relation === 'of') ?? null;
    });
    expect(owner.organization.id).toBe(fund.id);
  });

  it('a list of feeds, of which nothing is kept', async () => {
    const outlines = ['/one.xml', '/two.xml'].map(
      (path) => `<outline type="rss" xmlUrl="${site.origin}${path}"/>`,
    );
    const list = `<?xml version="1.0"?><opml version="2.0"><body>${outlines.join('')}</body></opml>`;
    expect(await upload('feeds.opml', list)).toMatchObject({ recognised: 'opml', showsQueued: 2 });
    await until(async () => ((await world.store.shows.list()).length >= 2 ? true : null));
    for await (const { key } of world.store.files.list('uploads/')) expect(key).not.toContain('feeds.opml');
  });
});

const playable = {
  playabilityStatus: { status: 'OK' },
  videoDetails: { title: 'The year on film', author: 'Fund TV', lengthSeconds: '220' },
  captions: {
    playerCaptionsTracklistRenderer: {
      captionTracks: [{ baseUrl: '/captions', languageCode: 'en', name: { simpleText: 'English' } }],
    },
  },
};
const restricted = { playabilityStatus: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm your age' } };
const player = (response: object): Page => ({
  body: `<html><script>var ytInitialPlayerResponse = ${JSON.stringify(response)};</script></html>`,
  type: 'text/html',
});

describe('a video of a video site', () => {
  it('is read by its captions', async () => {
    known['/watch?v=abcdefghijk&hl=en'] = known['/watch?v=abcdefghijk'] = player(playable);
    for (const path of ['/captions', '/captions?fmt=json3', '/captions?fmt=vtt'])
      known[path] = { body: vtt, type: 'text/vtt' };
    const { item, recognised } = await settledRun(submit('https://www.youtube.com/watch?v=abcdefghijk'));
    expect(recognised).toBe('video');
    expect(item).toMatchObject({ status: 'ASSERTIONS_COMPLETE', kind: 'video', title: 'The year on film' });
    expect(metaOf(item).transcript?.origin).toBe('captions');
  });

  it('that the site keeps back is refused with what to upload instead', async () => {
    known['/watch?v=lmnopqrstuv&hl=en'] = known['/watch?v=lmnopqrstuv'] = player(restricted);
    await expect(submit('https://www.youtube.com/watch?v=lmnopqrstuv')).rejects.toMatchObject({
      code: expect.stringMatching(/^source\.video\./),
      message: expect.stringContaining('Upload the file or its captions'),
    });
  });
});

it('minutes whose vote is not understood say so in the report of the item', async () => {
  const lines = [
    'WREN HARBOR PENSION FUND',
    'BOARD OF TRUSTEES',
    'MINUTES OF THE REGULAR MEETING',
    'November 12, 2026',
    '1. CALL TO ORDER',
    'The meeting was called to order at 9:00 a.m. Present: Imogen Vale; Rafael Oak; Tamsin Reed.',
    '2. COMMITMENT TO KESTREL CREDIT PARTNERS II',
    'Trustee Vale moved to approve a commitment of $20 million to Kestrel Credit Partners II. Trustee Oak seconded.',
    'Ayes: Vale, the two members from Elmside, Oak\nNoes: Reed\nMotion carried.',
    '3. ADJOURNMENT',
    'The meeting was adjourned at 11:02 a.m.',
  ];
  const { item } = await settledRun(upload('minutes.txt', lines.join('\n\n')));
  expect(item.readingReports.find(({ reader }) => reader === 'minutes')?.entries).toMatchObject([
    { what: 'vote-unread', count: 1, of: 1, excerpt: expect.stringContaining('Elmside') },
  ]);
});

it('a transcript of the publisher may be a Word document', async () => {
  const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const body = writeDocx(
    plainDialogue.split('\n').map((line) => paragraph(line.replace('two cities', 'five bays'))),
  );
  known['/words.docx'] = { body, type: mime };
  const extra = `<podcast:transcript url="${site.origin}/words.docx" type="${mime}" />`;
  known['/word-feed.xml'] = {
    body: feedXml(site.origin, [{ guid: 'word', title: 'In a document', extra }]),
    type: 'application/rss+xml',
  };
  const { item, segments } = await settledRun(submit('/word-feed.xml'));
  expect(item).toMatchObject({ status: 'ASSERTIONS_COMPLETE', statusMessage: null });
  expect(metaOf(item).transcript?.origin).toBe('publisher');
  expect(segments.map(({ text }) => text).join(' ')).toContain('five bays');
});

const example = 'podcast-namespace/dev/example.xml';
describe.runIf(hasSuite(example))('the Podcasting 2.0 example feed (skipped where absent)', () => {
  it.each([
    ['vtt', 'text/vtt'],
    ['srt', 'application/x-subrip'],
    ['json', 'application/json'],
    ['html', 'text/html'],
    ['txt', 'text/plain'],
  ])('with transcripts in %s', async (format, type) => {
    const path = `/transcript.${format}`;
    // The examples hold no plain text; ours stands in for it.
    const body =
      format === 'txt'
        ? plainDialogue.replace('two cities', 'four ports')
        : readSuite(`podcast-namespace/dev/transcript-example.${format}`);
    known[path] = { body, type };
    const link = `<podcast:transcript url="${site.origin}${path}" type="${type}" />`;
    const feed = new TextDecoder().decode(readSuite(example)).replace(/<podcast:transcript [^>]*\/>/g, link);
    known[`/example-${format}.xml`] = { body: feed, type: 'application/rss+xml' };
    const { item, segments, recognised } = await settledRun(submit(`/example-${format}.xml`));
    expect(recognised).toBe('feed');
    expect(item).toMatchObject({ status: 'ASSERTIONS_COMPLETE', statusMessage: null });
    expect(metaOf(item).transcript?.origin).toBe('publisher');
    expect(segments[0]?.text).not.toMatch(/<|-->/);
  });
});

describe('what cannot be read leaves an item that says why and what to do', () => {
  it.each([
    ['password.pdf', writePdf([[]], { encrypt: true }), /without one and upload/],
    ['scan.pdf', writePdf([[], []]), /text recognition/],
    ['inflating.pdf', inflatingPdf(300), /more than 256 MB/],
    ['damaged.pdf', '%PDF-1.7\n1 0 obj\n<< /Type', /upload the copy/],
    ['not captions.vtt', 'Hello there.', /line 1/],
    ['page.html', '<!doctype html><html><body><form><input></form></body></html>', /no article/],
    ['endless.txt', 'The fund grew. '.repeat(420_000), /Split it/],
  ])('%s', async (name, content, words) => {
    const { item } = await settledRun(upload(name, content));
    expect(item.status).toBe('FAILED');
    expect(item.statusMessage).toMatch(words);
  });

  it.each([
    ['zeros.bin', new Uint8Array(50_000), 'source.content.unknown'],
    ['zip.zip', new Uint8Array([0x50, 0x4b, 3, 4, ...new Uint8Array(60)]), 'source.content.unread-kind'],
    ['empty.pdf', '', 'source.content.empty'],
    ['large.mp3', new Uint8Array(10_000_001), 'file.too_large'],
  ])('%s is refused before it is an item', async (name, content, code) => {
    await expect(upload(name, content)).rejects.toMatchObject({ code });
  });

  it.each([
    ['/403', 'fetch.forbidden'],
    ['/500', 'fetch.server-error'],
    ['/loop', 'fetch.too-many-redirects'],
    ['/inward', 'fetch.private-address'],
    ['http://167772161/', 'fetch.private-address'],
    ['http://[fd00::1]/', 'fetch.private-address'],
    ['http://me:secret@example.org/', 'fetch.credentials'],
    ['not an address', 'fetch.invalid-url'],
  ])('%s is refused as an address', async (address, code) => {
    await expect(submit(address)).rejects.toMatchObject({ code });
  });

  it.each([
    [
      'Finnish',
      'Hallitus päätti, että yksityisen luoton osuus on nyt kahdeksan prosenttia, ja se nousee vielä. ',
    ],
    ['Chinese', '董事会决定将私人信贷的配置比例提高到百分之八。首席投资官表示净回报率为百分之九点四。'],
  ])('a text in %s is processed with a note', async (language, sentence) => {
    const { item } = await settledRun(upload(`${language}.txt`, `${sentence.repeat(20)}\n\n`.repeat(8)));
    expect(item).toMatchObject({ status: 'ASSERTIONS_COMPLETE' });
    expect(item.notes.join()).toContain(language);
  });
});
