import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SourceError } from '../source.errors.ts';
import { bytesOf, hasSuite, hostileInputs, readSuite, suiteLines } from '../suite.fixture.ts';
import { parseFeed } from './parse-feed.ts';

const parse = (text: string, url: string | null = null) => parseFeed(bytesOf(text), { url });
const rss = (inside: string) => `<rss version="2.0"><channel><title>Show</title>${inside}</channel></rss>`;

describe('feeds as found', () => {
  it('reads a podcast with relative links, undeclared namespaces, entities and leading blanks', () => {
    const feed = parse(
      `\n  \ufeff<?xml version="1.0"?>${rss(
        '<item><title>AT&amp;T &mdash; <b>now</b> caf&eacute;</title><link>/one</link><pubDate>Tue, 02 Sep 2025 10:00:00 EST</pubDate>' +
          '<itunes:duration>1:02:03</itunes:duration><enclosure url="/one.mp3" type="audio/mpeg" length="12"/>' +
          '<content:encoded><![CDATA[<p onclick="x()">Hi <a href="/more">more</a><script>alert(1)</script></p>]]></content:encoded></item>',
      )}`,
      'https://example.com/feed.xml',
    );
    expect(feed.entries[0]).toMatchObject({
      title: 'AT&T — now café',
      link: 'https://example.com/one',
      publishedAt: '2025-09-02T15:00:00.000Z',
      durationMs: 3_723_000,
      enclosure: { url: 'https://example.com/one.mp3', type: 'audio/mpeg', length: 12 },
      description: {
        html: '<p>Hi <a href="https://example.com/more" rel="noopener nofollow ugc">more</a></p>',
        text: 'Hi more',
      },
    });
  });

  it.each([
    ['header', Buffer.from(rss('').replace('Show', 'caf\xe9'), 'latin1'), 'iso-8859-1'],
    [
      'declaration',
      Buffer.from(
        `<?xml version="1.0" encoding="windows-1252"?>${rss('').replace('Show', 'caf\xe9')}`,
        'latin1',
      ),
      null,
    ],
    [
      'a lying header',
      Buffer.from(
        `<?xml version="1.0" encoding="iso-8859-1"?>${rss('').replace('Show', 'caf\xe9')}`,
        'latin1',
      ),
      'utf-8',
    ],
    ['nothing', Buffer.from(rss('').replace('Show', 'caf\xe9'), 'latin1'), null],
    ['mark of UTF-16', Buffer.from(`\ufeff${rss('').replace('Show', 'café')}`, 'utf16le'), null],
  ])('takes the encoding from %s', (_name, bytes, charset) => {
    expect(parseFeed(new Uint8Array(bytes), { charset }).title).toBe('café');
  });

  it('reads the categories of RSS and Atom, nested ones too, each once', () => {
    const itunes = (text: string, inside = '') =>
      `<itunes:category text="${text}">${inside}</itunes:category>`;
    const feed = parse(
      rss(
        itunes('Business', itunes('Investing')) +
          itunes('News &amp; Politics') +
          `<category>business</category><category domain="d"> Pension
          funds </category><category></category><category>${'long '.repeat(30)}</category>`,
      ),
    );
    expect(feed.categories).toEqual(['Business', 'Investing', 'News & Politics', 'Pension funds']);
    const atom = parse(
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><category term="inv" label="Investing"/><category term="Law"/></feed>',
    );
    expect(atom.categories).toEqual(['Investing', 'Law']);
    const many = Array.from({ length: 500 }, (_, index) => `<category>Word ${index}</category>`).join('');
    expect(parse(rss(many)).categories).toHaveLength(20);
    expect(parse(rss('')).categories).toEqual([]);
  });

  it('reads Atom, RDF and JSON Feed', () => {
    const atom = parse(
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><id>x</id><title>One &lt;2></title><link href="https://e.com/1"/><link rel="enclosure" href="https://e.com/1.mp3" type="audio/mpeg"/><updated>2025-01-02T03:04:05+01:00</updated><summary>S</summary></entry></feed>',
    );
    expect(atom).toMatchObject({
      format: 'atom',
      entries: [
        {
          guid: 'x',
          title: 'One <2>',
          publishedAt: '2025-01-02T02:04:05.000Z',
          enclosure: { url: 'https://e.com/1.mp3' },
        },
      ],
    });
    const rdf = parse(
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>R</title></channel><item rdf:about="https://e.com/1"><title>One</title><link>https://e.com/1</link></item></rdf:RDF>',
    );
    expect(rdf).toMatchObject({
      format: 'rdf',
      title: 'R',
      entries: [{ title: 'One', link: 'https://e.com/1' }],
    });
    const json = parse(
      '{"version":"https://jsonfeed.org/version/1.1","title":"J","items":[{"id":"1","content_text":"<b>","url":"https://e.com/1"}]}',
    );
    expect(json).toMatchObject({
      format: 'json',
      title: 'J',
      entries: [{ guid: '1', description: { html: '&lt;b&gt;', text: '<b>' } }],
    });
  });

  it.each([
    ['', 'source.feed.empty', null],
    ['<html><body>Not found</body></html>', 'source.feed.unreadable', null],
    ['{"a":1}', 'source.feed.unreadable', null],
    [`<rss version="2.0"><channel><title>Show</title>\n\n<item><title>Cut o`, 'source.feed.unreadable', 3],
  ])('says what is wrong with %j', (text, code, line) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code, line }));
  });

  it('reads the whole entries of a feed that is cut off, and reports the last', () => {
    const cut = parse(
      '<rss version="2.0"><channel><title>Show</title>\n<item><title>Whole</title><link>https://e.com/1</link></item>\n<item><title>Cut o',
    );
    expect(cut).toMatchObject({
      isCutOff: true,
      entries: [{ title: 'Whole' }],
      report: { entries: [{ what: 'entry-cut-off', first: { kind: 'line', number: 3 } }] },
    });
  });

  it('reports the entries whose day cannot be read, where others have one', () => {
    const item = (title: string, day: string) =>
      `<item><title>${title}</title><link>https://e.com/1</link><pubDate>${day}</pubDate></item>`;
    const { report } = parse(rss(item('One', 'Tue, 03 Nov 2026') + item('Two', 'Tue, 33 Nov 2026')));
    expect(report.entries).toMatchObject([{ what: 'entry-without-day', count: 1, of: 2, excerpt: 'Two' }]);
  });

  it('keeps the newest of a hundred thousand entries, wherever they stand', () => {
    const item = (index: number) =>
      `<item><guid>${index}</guid><title>Entry ${index} &lt;/item></title><description><![CDATA[</item>]]></description><pubDate>${new Date(1.5e12 + ((index * 7919) % 100_003) * 60_000).toUTCString()}</pubDate></item>`;
    const feed = parseFeed(
      bytesOf(rss(Array.from({ length: 100_000 }, (_, index) => item(index)).join('\n'))),
      { maxEntries: 50 },
    );
    expect([feed.entryCount, feed.entries.length, feed.title]).toEqual([100_000, 50, 'Show']);
    const times = feed.entries.map((entry) => Date.parse(entry.publishedAt ?? ''));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBeGreaterThanOrEqual(1.5e12 + 100_000 * 60_000);
  });

  it('refuses what is larger than the limit', () => {
    expect(() => parseFeed(bytesOf(rss('')), { maxBytes: 10 })).toThrow(
      expect.objectContaining({ code: 'source.feed.too-large' }),
    );
  });
});

it.each(hostileInputs)('%s ends with a feed or a named error', (_name, bytes) => {
  try {
    expect(JSON.stringify(parseFeed(bytes)).length).toBeLessThan(100_000);
  } catch (error) {
    expect(error).toBeInstanceOf(SourceError);
  }
});

describe.runIf(hasSuite('podcast-namespace/dev'))(
  'Podcasting 2.0 (skipped where its example is absent)',
  () => {
    it('reads transcripts, chapters, persons and soundbites', () => {
      const feed = parseFeed(readSuite('podcast-namespace/dev/example.xml'));
      expect(feed.entries[0]).toMatchObject({
        title: 'Episode 3 - The Future',
        chaptersUrl: 'https://example.com/ep3_chapters.json',
        transcripts: [
          { type: 'text/plain' },
          {
            url: 'https://example.com/episode1/transcript.vtt',
            type: 'text/vtt',
            language: 'es',
            rel: 'captions',
          },
        ],
        soundbites: [{ startMs: 33_833, durationMs: 60_000, title: null }],
        persons: [
          { name: 'Adam Curry', role: 'host', group: 'cast' },
          { name: 'Dave Jones', role: 'guest', group: 'cast' },
          { name: 'Becky Smith', role: 'cover art designer', group: 'visuals' },
        ],
      });
    });
  },
);

const Case = z.object({ id: z.string(), xml: z.string().optional(), xml_b64: z.string().optional() });
const suite = 'feeds/dev/feedparser.jsonl';
describe.runIf(hasSuite(suite))('the feed suite (skipped where absent)', () => {
  const cases = suiteLines(suite, (line) => Case.parse(line));

  it('ends each case with a feed or a named error, and leaves no script in any', () => {
    const failures: string[] = [];
    let parsed = 0;
    for (const { id, xml, xml_b64 } of cases) {
      try {
        const feed = parseFeed(
          new Uint8Array(xml_b64 ? Buffer.from(xml_b64, 'base64') : Buffer.from(xml ?? '')),
        );
        parsed++;
        const shown = [feed.description.html, ...feed.entries.map((entry) => entry.description.html)].join(
          '\n',
        );
        if (
          /<(script|iframe|object|embed|style|form|svg)|\son\w+\s*=|(href|src)="(?!https?:|mailto:)/i.test(
            shown,
          )
        )
          failures.push(id);
      } catch (error) {
        if (!(error instanceof SourceError)) failures.push(id);
      }
    }
    expect(failures).toEqual([]);
    expect(parsed / cases.length).toBeGreaterThan(0.75);
  });
});

describe('feeds of careless programs', () => {
  const episode = (inner: string) =>
    `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:psc="http://podlove.org/simple-chapters"><channel><title>Show</title><item><title>One</title><guid>a</guid><enclosure url="https://site.example/a.mp3" type="audio/mpeg"/>${inner}</item></channel></rss>`;

  it('are read behind what stands before their declaration, and without the signs that no XML has', () => {
    const noisy = `<b>Warning</b>: line 3<br />\n<?xml version="1.0" encoding="UTF-8"?>\n${episode('<author>A\u0008nn</author>')}`;
    expect(parseFeed(bytesOf(noisy)).entries.map(({ title }) => title)).toEqual(['One']);
  });

  it('are UTF-8 where their bytes are, whatever Latin-1 the server says', () => {
    const bytes = bytesOf(episode('<itunes:author>Café – Zoë</itunes:author>'));
    expect(parseFeed(bytes, { charset: 'ISO-8859-1' }).entries[0]?.author).toBe('Café – Zoë');
  });

  it('keep the length of an episode however it is written, and its chapters', () => {
    const chapters =
      '<psc:chapters version="1.2"><psc:chapter start="00:00:00.000" title="Opening"/><psc:chapter start="1:10" title="Returns"/></psc:chapters>';
    const { entries } = parseFeed(bytesOf(episode(`<itunes:duration>PT1H2M3S</itunes:duration>${chapters}`)));
    expect(entries[0]).toMatchObject({
      durationMs: 3_723_000,
      chapters: [
        { title: 'Opening', startMs: 0 },
        { title: 'Returns', startMs: 70_000 },
      ],
    });
  });
});

it('tells of chapters inside the feed that have no start or no title', () => {
  const whole = '<item><title>One</title><enclosure url="https://site.example/a.mp3"/></item>';
  const chapters = [
    '<psc:chapter start="0" title="Opening"/>',
    '<psc:chapter start="soon" title="Returns"/>',
    '<psc:chapter start="12:30"/>',
  ].join('');
  const psc = '<psc:chapters xmlns:psc="http://podlove.org/simple-chapters">';
  const second = whole.replace('One', 'Two').replace('</item>', `${psc}${chapters}</psc:chapters></item>`);
  const { entries, report } = parse(rss(whole + second));
  expect(entries[1]?.chapters).toEqual([{ title: 'Opening', startMs: 0 }]);
  expect(report.entries).toEqual([
    {
      ...{ what: 'chapter-unread', severity: 'left-out', count: 2, of: 3 },
      first: { kind: 'entry', number: 2 },
      excerpt: 'Two',
    },
  ]);
});

it('tells of entries with nothing to hear or read, with the first of them', () => {
  const whole = '<item><title>One</title><enclosure url="https://site.example/a.mp3"/></item>';
  const empty = (title: string) => `<item><title>${title}</title></item>`;
  const { report } = parse(rss(`${whole}${empty('Two')}${empty('Three')}`));
  expect([report.reader, report.format]).toEqual(['feed', 'rss']);
  expect(report.entries).toEqual([
    {
      ...{ what: 'entry-without-content', severity: 'left-out', count: 2, of: 3 },
      first: { kind: 'entry', number: 2 },
      excerpt: 'Two',
    },
  ]);
});
