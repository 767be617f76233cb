import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../fetch/guarded-fetch.ts';
import { startServer } from '../../fetch/local-server.fixture.ts';
import { writePdf } from '../document/pdf.fixture.ts';
import { paragraph, writeDocx } from '../office/docx.fixture.ts';
import { writeZip } from '../office/zip.fixture.ts';
import { SourceError } from '../source.errors.ts';
import { bytesOf, hostileInputs } from '../suite.fixture.ts';
import { findDirectoryFeed } from './directory.feed.ts';
import { recognizeContent, recognizeLink } from './recognize.ts';
import { directoryLinkOf } from './site.link.ts';

describe('links of sites', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'http://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/live/dQw4w9WgXcQ',
  ])('%s is a video', (url) => {
    expect(recognizeLink(url)).toMatchObject({ kind: 'video', link: { site: 'youtube', id: 'dQw4w9WgXcQ' } });
  });

  it.each([
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?h=1',
    'https://vimeo.com/channels/x/76979871',
  ])('%s is a video', (url) => {
    expect(recognizeLink(url)).toMatchObject({ kind: 'video', link: { url: 'https://vimeo.com/76979871' } });
  });

  it.each([
    'https://youtube.com/@channel',
    'https://vimeo.com/about',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'nonsense',
  ])('%s is none', (url) => {
    expect(recognizeLink(url)).toBeNull();
  });
});

const wav = new Uint8Array([
  ...bytesOf('RIFF'),
  36,
  0,
  0,
  0,
  ...bytesOf('WAVEfmt '),
  16,
  0,
  0,
  0,
  1,
  0,
  1,
  0,
  64,
  31,
  0,
  0,
  128,
  62,
  0,
  0,
  2,
  0,
  16,
  0,
  ...bytesOf('data'),
  0,
  0,
  0,
  0,
]);

describe('content', () => {
  it.each<[string, string | Uint8Array, object]>([
    [
      'RSS',
      '\n<?xml version="1.0"?><!-- <feed> --><rss version="2.0"><channel/></rss>',
      { kind: 'feed', format: 'rss' },
    ],
    ['Atom', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>', { kind: 'feed', format: 'atom' }],
    ['RDF', '<rdf:RDF xmlns:rdf="x"></rdf:RDF>', { kind: 'feed', format: 'rdf' }],
    [
      'JSON Feed',
      '{"version": "https://jsonfeed.org/version/1.1", "items": []}',
      { kind: 'feed', format: 'json' },
    ],
    ['OPML', '<?xml version="1.0"?><opml version="2.0"><body/></opml>', { kind: 'opml' }],
    ['WAV', wav, { kind: 'media', medium: 'audio', extension: 'wav' }],
    ['PDF', writePdf([]), { kind: 'pdf' }],
    ['VTT', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi', { kind: 'transcript', format: 'vtt' }],
    ['SRT', '1\n00:00:00,000 --> 00:00:01,000\nHi', { kind: 'transcript', format: 'srt' }],
    ['JSON', '{"turns":[{"speaker":"A","text":"Hi"}]}', { kind: 'transcript', format: 'json' }],
    [
      'JSON of sentences',
      '{"sentences":[{"speaker_name":"A","text":"Hi"}]}',
      { kind: 'transcript', format: 'json' },
    ],
    ['JSON of phrases', '{"recognizedPhrases":[{"nBest":[]}]}', { kind: 'transcript', format: 'json' }],
    [
      'TTML',
      '<?xml version="1.0"?>\n<tt xmlns="x"><body><div><p begin="0s">Hi</p></div></body></tt>',
      { kind: 'transcript', format: 'ttml' },
    ],
    ['SBV', '0:00:01.000,0:00:02.000\nHi', { kind: 'transcript', format: 'sbv' }],
    ['Sub Station Alpha', '[Script Info]\n\n[Events]\n', { kind: 'transcript', format: 'ass' }],
    ['a table of turns', 'start,end,text\n0,1,Hi', { kind: 'transcript', format: 'table' }],
    [
      'a page of cited voices',
      '<html><body><cite>A:</cite>\n<time>0:00</time><p>Hi</p><cite>B:</cite> <time>0:05</time><p>Ho</p></body></html>',
      { kind: 'transcript', format: 'html' },
    ],
    ['HTML transcript', '<cite>A:</cite><time>0:00</time><p>Hi</p>', { kind: 'transcript', format: 'html' }],
    [
      'a conversation',
      '**Ann:** Hi.\n\n**Bo:** Hello.\n\n**Ann:** Well.\n\n**Bo:** Bye.',
      { kind: 'transcript', format: 'text' },
    ],
    [
      'minutes that give each vote a line',
      'Present: Pask\n\nMotion: To adopt it.\nMoved by: Pask\nAyes: Pask, Lund\nNays: None\n\nMotion: To sell.\nMoved by: Lund\nAyes: Pask\nNays: Lund',
      { kind: 'text', markdown: false },
    ],
    ['Markdown', '# Plan\n\nThe board met.', { kind: 'text', markdown: true }],
    ['text', 'The board met in May and said: nothing.', { kind: 'text', markdown: false }],
    [
      'a page',
      '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head><body><cite>x</cite><p>y</p>',
      { kind: 'article', feedUrls: ['https://example.com/feed'], canonical: null },
    ],
  ])('%s is told, whatever its name and media type say', async (_name, content, expected) => {
    const bytes = typeof content === 'string' ? bytesOf(content) : content;
    const hint = { url: 'https://example.com/x.mp3', name: 'x.mp3', mime: 'audio/mpeg' };
    expect(await recognizeContent(bytes, hint)).toMatchObject(expected);
  });

  it.each([
    ['an empty file', '', 'source.content.empty'],
    [
      'an image',
      new Uint8Array([
        0x89,
        0x50,
        0x4e,
        0x47,
        0x0d,
        0x0a,
        0x1a,
        0x0a,
        0,
        0,
        0,
        13,
        ...bytesOf('IHDR'),
        ...new Uint8Array(20),
      ]),
      'source.content.unread-kind',
    ],
    ['other JSON', '{"a":1}', 'source.content.unread-kind'],
  ])('%s is refused', async (_name, content, code) => {
    const bytes = typeof content === 'string' ? bytesOf(content) : content;
    await expect(recognizeContent(bytes)).rejects.toMatchObject({ code });
  });

  const wide = (text: string) => Buffer.from(text, 'utf16le');
  const compound = (name: string) =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(500),
      wide(name),
    ]);
  const mail =
    'Received: from a.example by b.example\nFrom: Ada <ada@a.example>\nTo: bo@b.example\nSubject: Minutes\nDate: Thu, 12 Nov 2026 10:00:00 +0000\n\nThe board met.';
  it.each<[string, string | Uint8Array]>([
    ['an older Word document', compound('WordDocument')],
    ['an Office document that’s protected with a password', compound('EncryptedPackage')],
    ['an email', compound('__substg1.0_0037001F')],
    ['a PowerPoint presentation', writeZip({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' })],
    ['an Excel workbook', writeZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
    ['a Pages, Numbers or Keynote document', writeZip({ 'Index/Document.iwa': '' })],
    ['an e-book', writeZip({ 'META-INF/container.xml': '', 'text.xhtml': '' })],
    ['an archive', writeZip({ 'minutes.txt': 'The board met.' })],
    ['a rich text file', '{\\rtf1\\ansi The board met.}'],
    ['a PostScript file', '%!PS-Adobe-3.0\n(The board met.) show'],
    ['a calendar', 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR'],
    ['an email', mail],
    ['a mailbox', 'From ada@a.example Thu Nov 12 10:00:00 2026\nSubject: Minutes\n\nThe board met.'],
    ['a LaTeX source', '\\documentclass{article}\n\\begin{document}The board met.'],
    [
      'a Word document saved as XML',
      '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>',
    ],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><text>The board met.</text></svg>'],
    [
      'a sitemap',
      '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://field.example/</loc></url></urlset>',
    ],
    [
      'a list of web addresses',
      'https://field.example/a\nhttps://field.example/b\nhttps://field.example/c\n',
    ],
    [
      'an XML file without a transcript',
      '<?xml version="1.0"?><ledger><entry>The board met.</entry></ledger>',
    ],
  ])('%s is refused by its name, whatever the file is called', async (name, content) => {
    const bytes = typeof content === 'string' ? bytesOf(content) : content;
    await expect(recognizeContent(bytes, { name: 'minutes.txt', mime: 'text/plain' })).rejects.toMatchObject({
      code: 'source.content.unread-kind',
      message: expect.stringContaining(name),
    });
  });

  it('a table is refused by its name where it has no words of anybody, and told where it has', async () => {
    const rows = Array.from({ length: 6 }, (_, at) => `Fund ${at},${at},${at}.5`).join('\n');
    const hint = { name: 'holdings.csv' };
    await expect(recognizeContent(bytesOf(`name,units,price\n${rows}`), hint)).rejects.toMatchObject({
      message: expect.stringContaining('a table (CSV)'),
    });
    expect(await recognizeContent(bytesOf(`speaker,start,text\n${rows}`), hint)).toMatchObject({
      format: 'table',
    });
    expect(
      await recognizeContent(bytesOf('The board met, heard, and closed.\n\nIt rose.'), hint),
    ).toMatchObject({
      kind: 'text',
    });
  });

  it.each<[string, Uint8Array, object]>([
    ['a Word document', writeDocx([paragraph('The board met.')]), { kind: 'packed', packing: 'docx' }],
    ['a text packed by gzip', gzipSync('The board met.'), { kind: 'packed', packing: 'gzip' }],
    [
      'UTF-16 with a mark',
      Buffer.from('\ufeffWEBVTT\n\n00:00.000 --> 00:01.000\nHi', 'utf16le'),
      { format: 'vtt' },
    ],
    ['UTF-16 without one', wide('WEBVTT\n\n00:00.000 --> 00:01.000\nHi'), { format: 'vtt' }],
    ['UTF-16 that begins beyond Latin', wide('“The board met,” she said, and it rose.'), { kind: 'text' }],
    ['Windows-1252', Buffer.from('The caf\xe9 of the board \x96 closed.', 'latin1'), { kind: 'text' }],
    [
      'a page',
      bytesOf('<!doctype html><html><body><p>The board met.</p></body></html>'),
      { kind: 'article' },
    ],
  ])('%s is told by its content, whatever the file is called', async (_name, bytes, expected) => {
    expect(await recognizeContent(bytes, { name: 'talk.html', mime: 'text/html' })).toMatchObject(expected);
  });

  it.each(hostileInputs)('%s ends with a kind or a named error', async (_name, bytes) => {
    const result = await recognizeContent(bytes, { url: 'https://example.com/' }).catch(
      (error: unknown) => error,
    );
    expect(
      result instanceof SourceError || (typeof result === 'object' && result !== null && 'kind' in result),
    ).toBe(true);
  });
});

it('finds the feed behind a directory, by lookup or by the page’s own link', async () => {
  const server = await startServer((request, response) => {
    if (request.url?.startsWith('/lookup?id=1234567'))
      response.end('{"resultCount":1,"results":[{"feedUrl":"https://show.example/feed"}]}');
    else if (request.url?.startsWith('/lookup')) response.end('{"resultCount":0,"results":[]}');
    else
      response.end('<html><head><link rel="alternate" type="application/rss+xml" href="/rss"></head></html>');
  });
  const fetcher = createGuardedFetch({
    allowHosts: [server.host],
    maxBytes: 10_000,
    timeoutMs: 5_000,
    maxRedirects: 1,
    userAgent: 'test',
  });
  try {
    const options = { lookupOrigin: server.origin };
    const apple = directoryLinkOf('https://podcasts.apple.com/us/podcast/the-show/id1234567?i=1000');
    expect(apple).toMatchObject({ directory: 'apple', showId: '1234567', episodeId: '1000' });
    if (!apple) return;
    expect(await findDirectoryFeed(fetcher, apple, options)).toBe('https://show.example/feed');
    await expect(findDirectoryFeed(fetcher, { ...apple, showId: '9' }, options)).rejects.toMatchObject({
      code: 'source.directory.no-feed',
    });
    const page = { directory: 'other' as const, showId: null, episodeId: null, url: `${server.origin}/show` };
    expect(await findDirectoryFeed(fetcher, page)).toBe(`${server.origin}/rss`);
  } finally {
    await fetcher.close();
    await server.close();
  }
});

it.each(['urlset', 'sitemapindex'])('a sitemap says where its pages can be read: %s', async (root) => {
  const refused = recognizeContent(
    bytesOf(`<?xml version="1.0"?>\n<?xml-stylesheet href="s.xsl"?>\n<${root}/>`),
  );
  await expect(refused).rejects.toThrow(/This is a sitemap.*an administrator can enter the website/);
});
