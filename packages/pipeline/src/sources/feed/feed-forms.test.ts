import { expect, it } from 'vitest';
import { parseOpml } from './opml.parser.ts';
import { parseFeed } from './parse-feed.ts';
import { lengthInSeconds } from './plain-length.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const rss = (channel: string, before = ''): string =>
  `${before}<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Harbor Talks</title><link>https://field.example/</link>${channel}</channel></rss>`;
const parse = (text: string) => parseFeed(bytesOf(text), { url: 'https://field.example/feed' });
const entryOf = (item: string) => parse(rss(`<item>${item}</item>`)).entries[0];

it('tells where the feed lives from now on, and where its older entries stand', () => {
  const head =
    '<itunes:new-feed-url>https://new.example/feed</itunes:new-feed-url><atom:link rel="next" href="/feed?p=2"/>';
  expect(parse(rss(`${head}<item><title>One</title></item>`))).toMatchObject({
    movedTo: 'https://new.example/feed',
    nextUrl: 'https://field.example/feed?p=2',
  });
});

it.each([
  ['a bare sign', '<title>Returns < 7% & rising</title>', { title: 'Returns < 7% & rising' }],
  [
    'an address that was escaped twice',
    '<title>x</title><enclosure url="https://m.example/get?a=1&amp;amp;b=2" type="audio/mpeg" length="1"/>',
    { enclosure: { url: 'https://m.example/get?a=1&b=2' } },
  ],
  [
    'words that were escaped twice',
    '<title>x</title><description>&amp;lt;p&amp;gt;The board met.&amp;lt;/p&amp;gt;</description>',
    { description: { text: 'The board met.' } },
  ],
  [
    'a day under another name',
    '<title>x</title><published>2026-11-03T14:30:00Z</published>',
    { publishedAt: '2026-11-03T14:30:00.000Z' },
  ],
  [
    'a day without a space',
    '<title>x</title><pubDate>Tue,03 Nov 2026 14:30:00 GMT</pubDate>',
    { publishedAt: '2026-11-03T14:30:00.000Z' },
  ],
  [
    'a zone of the time of year',
    '<title>x</title><pubDate>Tuesday, November 3, 2026 at 2:30pm ET</pubDate>',
    { publishedAt: '2026-11-03T19:30:00.000Z' },
  ],
  [
    'the same zone in summer',
    '<title>x</title><pubDate>July 3, 2026 2:30 PM ET</pubDate>',
    { publishedAt: '2026-07-03T18:30:00.000Z' },
  ],
  [
    'a day as East Asia writes it',
    '<title>x</title><pubDate>2026年11月3日</pubDate>',
    { publishedAt: '2026-11-03T00:00:00.000Z' },
  ],
])('reads %s', (_what, item, reported) => {
  expect(entryOf(item)).toMatchObject(reported);
});

it('replaces the entities that a feed declares itself, and none that refer to a file', () => {
  const text = rss(
    '<item><title>The &fund; met</title></item>',
    '<!DOCTYPE rss [<!ENTITY fund "Harbor Fund"><!ENTITY file SYSTEM "file:///etc/passwd">]>',
  );
  expect(parse(text).entries[0]?.title).toBe('The Harbor Fund met');
});

it.each([
  ['62\'03"', 3723],
  ['3,723', 3723],
  ['1.02.03', 3723],
])('%s is a length', (text, seconds) => {
  expect(lengthInSeconds(text)).toBe(seconds);
});

it('takes the address of a feed in a list as it is meant', () => {
  const outline = (address: string) => `<outline text="Show" xmlUrl="${address}"/>`;
  const list = ['podcast://a.example/f.xml', 'b.example/f.xml', 'feed:https://c.example/f.xml']
    .map(outline)
    .join('');
  const { feeds } = parseOpml(bytesOf(`<opml version="2.0"><body>${list}</body></opml>`));
  expect(feeds.map(({ feedUrl }) => feedUrl)).toEqual([
    'https://a.example/f.xml',
    'https://b.example/f.xml',
    'https://c.example/f.xml',
  ]);
});

it('of a JSON feed reads the length of the file that has one, however it is written', () => {
  const file = (type: string, length: unknown) => ({
    url: 'https://m.example/a',
    mime_type: type,
    duration_in_seconds: length,
  });
  const items = [
    [file('application/pdf', undefined), file('audio/mpeg', 61.5)],
    [file('audio/mpeg', '1800')],
  ].map((attachments, at) => ({ id: String(at), title: 'x', attachments }));
  const feed = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'x', items });
  expect(parse(feed).entries.map(({ durationMs }) => durationMs)).toEqual([61_500, 1_800_000]);
});

it.each(['application/x-shockwave-flash', 'text/html', 'image/jpeg'])(
  'what is %s is no file to listen to',
  (type) => {
    const link = `<link rel="enclosure" type="${type}" href="https://player.example/1"/>`;
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title>One</title><id>u:1</id>${link}</entry></feed>`;
    expect(parse(feed).entries[0]).toMatchObject({ title: 'One', enclosure: null });
  },
);

it('chapters in a feed stand in their order', () => {
  const chapters = ['00:01:30.500', '0', '1:00:00'].map(
    (start) => `<psc:chapter start="${start}" title="Part"/>`,
  );
  const item = `<title>x</title><psc:chapters xmlns:psc="http://podlove.org/simple-chapters">${chapters.join('')}</psc:chapters>`;
  expect(entryOf(item)?.chapters.map(({ startMs }) => startMs)).toEqual([0, 90_500, 3_600_000]);
});

it('takes transcripts that stand beside the sound as enclosures, and no notes', () => {
  const files = ['a.mp3', 'a.vtt', 'a-transcript.docx', 'a-notes.docx', 'a.pdf'];
  const entry = entryOf(
    `<title>x</title>${files.map((file) => `<enclosure url="https://m.example/${file}" length="1"/>`).join('')}`,
  );
  expect(entry?.enclosure?.url).toBe('https://m.example/a.mp3');
  expect(entry?.transcripts.map(({ url }) => url)).toEqual([
    'https://m.example/a.vtt',
    'https://m.example/a-transcript.docx',
  ]);
});
