import { expect, it } from 'vitest';
import { SourceError } from '../source.errors.ts';
import { bytesOf, hostileInputs } from '../suite.fixture.ts';
import { parseOpml } from './opml.parser.ts';

it('lists each feed once, with the folder it stands in', () => {
  const opml = `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>
    <outline text="Pensions"><outline text="One &amp; two" type="rss" xmlUrl="https://a.example/feed" htmlUrl="https://a.example/"/></outline>
    <outline title="Three" xmlUrl="https://b.example/feed"/><outline text="again" xmlUrl="https://a.example/feed"/>
    <outline text="no" xmlUrl="javascript:alert(1)"/></body></opml>`;
  expect(parseOpml(bytesOf(opml))).toEqual({
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

it('takes the first of very many entries of one folder, in their order', () => {
  const entries = Array.from(
    { length: 130_000 },
    (_, at) => `<outline xmlUrl="https://a.example/${at}"/>`,
  ).join('');
  const { feeds } = parseOpml(bytesOf(`<opml><body><outline text="All">${entries}</outline></body></opml>`));
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
