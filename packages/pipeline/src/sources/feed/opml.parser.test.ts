import { expect, it } from 'vitest';
import { SourceError } from '../source.errors.ts';
import { bytesOf, hostileInputs } from '../suite.fixture.ts';
import { parseOpml } from './opml.parser.ts';

it('lists each feed once, with the folder it stands in', () => {
  const opml = `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>
    <outline text="Pensions"><outline text="One &amp; two" type="rss" xmlUrl="https://a.example/feed" htmlUrl="https://a.example/"/></outline>
    <outline title="Three" xmlUrl="https://b.example/feed"/><outline text="again" xmlUrl="https://a.example/feed"/>
    <outline text="no" xmlUrl="javascript:alert(1)"/></body></opml>`;
  expect(parseOpml(bytesOf(opml))).toMatchObject({
    title: 'Mine',
    feeds: [
      {
        title: 'One & two',
        feedUrl: 'https://a.example/feed',
        siteUrl: 'https://a.example/',
        category: 'Pensions',
      },
      { title: 'Three', feedUrl: 'https://b.example/feed', siteUrl: null, category: null },
    ],
  });
});

it('tells which entries lead to no feed, and not folders, playlists or episodes', () => {
  const opml = `<opml version="2.0"><body><outline text="Pensions">
    <outline type="rss" text="Allocators" xmlUrl="https://a.example/feed"/>
    <outline type="rss" text="Lost show" xmlUrl=""/><outline text="Elsewhere" url="spotify:show:1"/></outline>
    <outline type="podcast-playlist" title="All"/>
    <outline type="rss" text="B" xmlUrl="https://b.example/"><outline type="podcast-episode" title="One"/></outline>
    </body></opml>`;
  const { feeds, report } = parseOpml(bytesOf(opml));
  expect(feeds.map(({ title }) => title)).toEqual(['Allocators', 'B']);
  expect(report).toMatchObject({ reader: 'opml', format: 'opml' });
  expect(report.entries).toEqual([
    {
      ...{ what: 'outline-without-address', severity: 'left-out', count: 2, of: 4 },
      first: { kind: 'entry', number: 2 },
      excerpt: 'Lost show',
    },
  ]);
});

it('takes the first of very many entries of one folder, in their order', () => {
  const entries = Array.from(
    { length: 130_000 },
    (_, at) => `<outline xmlUrl="https://a.example/${at}"/>`,
  ).join('');
  const { feeds, report } = parseOpml(
    bytesOf(`<opml><body><outline text="All">${entries}</outline></body></opml>`),
  );
  expect(report.entries).toMatchObject([{ what: 'address-beyond-most', count: 120_000, of: 130_000 }]);
  expect(feeds).toHaveLength(10_000);
  expect(feeds.at(-1)?.feedUrl).toBe('https://a.example/9999');
});

it('says that a list names no feed', () => {
  const opml = '<opml version="2.0"><body><outline text="a"/></body></opml>';
  expect(() => parseOpml(bytesOf(opml))).toThrow(expect.objectContaining({ code: 'source.opml.no-feeds' }));
});

it.each(hostileInputs)('%s ends with a named error', (_name, bytes) => {
  expect(() => parseOpml(bytes)).toThrow(SourceError);
});
