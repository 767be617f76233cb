/**
 * Sources as no honest publisher writes them, by seed: made by the grammar of their form out of hostile parts, then
 * often broken at random places. What reads sources has to end each with a value or with a named error, soon.
 */
import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { address, day, list, moment, part } from './hostile-parts.fixture.ts';
import {
  ass,
  jsonTranscript,
  lrc,
  pairedLines,
  printed,
  srt,
  table,
  ttml,
  turns,
  vtt,
  wordsJson,
} from './hostile-transcript.fixture.ts';
import { described, gif, picturesOf, pngOf } from './picture.fixture.ts';

/** An element of XML; `fields` by name, mostly closed. */
const element = (name: string, inner: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(inner, fc.constantFrom(`</${name}>`, `</${name}>`, `</${name}>`, '', `<${name}/>`))
    .map(([text, end]) => `<${name}>${text}${end}`);
const fields = (parts: Readonly<Record<string, fc.Arbitrary<string>>>): fc.Arbitrary<string> =>
  fc
    .tuple(...Object.entries(parts).map(([name, inner]) => element(name, inner)))
    .map((written) => written.join(''));

const rssItem = fields({
  ...{ title: part, guid: part, link: address, pubDate: day, description: part, author: part },
  ...{ 'itunes:duration': moment, 'itunes:episode': moment, 'itunes:author': part, 'content:encoded': part },
});
const enclosure = fc
  .tuple(address, moment)
  .map(([url, length]) => `<enclosure url="${url}" length="${length}" type="audio/mpeg"/>`);
const rss = fc
  .tuple(part, list(fc.tuple(rssItem, enclosure).map(([item, media]) => `<item>${item}${media}</item>`)))
  .map(
    ([title, items]) =>
      `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="i"><channel><title>${title}</title>${items.join('')}</channel></rss>`,
  );
const atom = list(fields({ title: part, id: part, updated: day, content: part, summary: part })).map(
  (entries) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Notes</title>${entries.map((entry) => `<entry>${entry}</entry>`).join('')}</feed>`,
);
const jsonFeed = fc
  .record({
    version: fc.constant('https://jsonfeed.org/version/1.1'),
    title: part,
    items: list(fc.jsonValue()),
  })
  .map((feed) => JSON.stringify(feed));

const nest = (open: string, close: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(3, 500, 20_000), part)
    .map(([depth, inner]) => open.repeat(depth) + inner + close.repeat(depth));

const opml = list(
  fc.tuple(part, address).map(([text, url]) => `<outline text="${text}" type="rss" xmlUrl="${url}">`),
  12,
).map((outlines) => `<opml version="2.0"><body>${outlines.join('')}</body></opml>`);

const chapters = list(
  fc.record({ startTime: fc.jsonValue(), endTime: fc.jsonValue(), title: part, url: address }),
).map((all) => JSON.stringify({ version: '1.2.0', chapters: all }));

const tags = [
  'p',
  'div',
  'table',
  'tr',
  'td',
  'a',
  'ul',
  'li',
  'svg',
  'math',
  'style',
  'script',
  'template',
  'h1',
];
const node = fc
  .tuple(fc.constantFrom(...tags), part, address)
  .map(([tag, text, url]) => `<${tag} href="${url}" onload="a()" style="${text}">${text}</${tag}>`);
const html = fc
  .tuple(
    part,
    list(
      fc.oneof({ weight: 6, arbitrary: node }, ...tags.slice(0, 4).map((tag) => nest(`<${tag}>`, ''))),
      12,
    ),
  )
  .map(
    ([title, nodes]) =>
      `<!doctype html><html><head><title>${title}</title><meta property="og:image" content="${title}"></head><body><article>${nodes.join('')}</article></body></html>`,
  );

const event = fc
  .tuple(day, day, part, part)
  .map(
    ([from, to, title, rule]) =>
      `BEGIN:VEVENT\r\nUID:${title}\r\nDTSTART:${from}\r\nDTEND:${to}\r\nSUMMARY:${title}\r\nRRULE:FREQ=SECONDLY;COUNT=${rule}\r\nEND:VEVENT\r\n`,
  );
const calendar = list(event).map(
  (events) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`,
);
const sitemap = list(fc.tuple(address, day)).map(
  (all) =>
    `<urlset>${all.map(([url, at]) => `<url><loc>${url}</loc><lastmod>${at}</lastmod></url>`).join('')}</urlset>`,
);

const textOf = (made: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array> =>
  made.map((text) => Buffer.from(text));

/** A PDF of one page; what it shows, its length and its filters may not be what it says. */
const pdf = fc
  .tuple(part, fc.constantFrom('/FlateDecode', '/ASCIIHexDecode', '/LZWDecode', '/A'), moment, fc.boolean())
  .map(([text, filter, length, packed]) => {
    const shown = Buffer.from(`BT /F1 12 Tf 50 700 Td (${text}) Tj ET\n`.repeat(3));
    const stream = packed ? deflateSync(shown) : shown;
    return Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R 2 0 R] /Count ${length} >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [0 0 600 ${length}] >>\nendobj\n4 0 obj\n<< /Length ${stream.length} /Filter ${filter} >>\nstream\n`,
      ),
      stream,
      Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF'),
    ]);
  });

const marks = [
  'ID3\u0004\0\0',
  'OggS\0\u0002',
  'RIFF\0\0\0\0WAVEfmt ',
  'fLaC\0\0',
  '\0\0\0\u0020ftypM4A ',
  '\x1aE\xdf\xa3',
  '\xff\xfb\x90',
];
const media = fc
  .tuple(fc.constantFrom(...marks), fc.uint8Array({ maxLength: 3_000 }), fc.constantFrom(1, 30))
  .map(([mark, bytes, times]) =>
    Buffer.concat([Buffer.from(mark, 'latin1'), ...Array.from({ length: times }, () => bytes)]),
  );
const zip = fc.tuple(part, part, fc.integer({ min: 0, max: 2 ** 32 - 1 })).map(([name, text, size]) => {
  const packed = deflateRawSync(Buffer.from(text));
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(Math.min(name.length, 65_535), 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
});

const striped = picturesOf({ width: 60, height: 40 }, (x, y) => [x * 4, y * 6, 90, x > 30 ? 255 : 120]);
const side = fc.oneof(fc.constantFrom(0, 1, 4_999, 65_536, 2 ** 31), fc.integer({ min: 1, max: 300 }));
/** What says of its size what is not so, or of itself what nobody may learn, among such as are whole. */
const picture = fc.oneof(
  fc.constantFrom(striped.jpeg, striped.png, striped.webp, gif),
  fc
    .tuple(side, side, fc.uint8Array({ maxLength: 400 }), part)
    .map(([width, height, bytes, words]) => pngOf({ width, height }, deflateSync(bytes), words)),
  fc
    .tuple(fc.integer({ min: 0, max: 65_535 }), part)
    .map(([orientation, words]) => described(striped.jpeg, orientation, words.slice(0, 9_000))),
);

/** What is done to whole bytes: cut, doubled, turned, filled. */
const breakage = fc.record({
  how: fc.constantFrom('none', 'none', 'cut', 'double', 'flip', 'fill'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.constantFrom(1, 7, 300),
  value: fc.integer({ min: 0, max: 255 }),
});
type Breakage = { how: string; at: number; length: number; value: number };

function broken(bytes: Uint8Array, { how, at, length, value }: Breakage): Uint8Array {
  const place = Math.floor(at * bytes.length);
  const piece = bytes.subarray(place, place + length);
  if (how === 'cut') return bytes.subarray(0, place);
  if (how === 'double')
    return Buffer.concat([
      bytes.subarray(0, place),
      ...Array.from({ length: 50 }, () => piece),
      bytes.subarray(place),
    ]);
  const copy = Uint8Array.from(bytes);
  if (how === 'flip')
    for (let index = 0; index < piece.length; index += 1) copy[place + index] = (piece[index] ?? 0) ^ value;
  if (how === 'fill') copy.fill(value, place, place + length);
  return copy;
}

/** The forms of sources by name. */
const forms = {
  rss: textOf(rss),
  atom: textOf(atom),
  jsonFeed: textOf(jsonFeed),
  opml: textOf(opml),
  vtt: textOf(vtt),
  srt: textOf(srt),
  turns: textOf(turns),
  jsonTranscript: textOf(jsonTranscript),
  ttml: textOf(ttml),
  ass: textOf(ass),
  pairedLines: textOf(pairedLines),
  lrc: textOf(lrc),
  table: textOf(table),
  wordsJson: textOf(wordsJson),
  printed: textOf(printed),
  chapters: textOf(chapters),
  html: textOf(html),
  nested: textOf(
    fc.oneof(nest('<div>', '</div>'), nest('[', ']'), nest('{"a":', '}'), nest('<outline>', '</outline>')),
  ),
  calendar: textOf(calendar),
  sitemap: textOf(sitemap),
  pdf,
  media,
  picture,
  zip,
  noise: fc.uint8Array({ maxLength: 2_000 }),
} satisfies Record<string, fc.Arbitrary<Uint8Array>>;

export type HostileForm = keyof typeof forms;
export const hostileForms = Object.keys(forms).filter((name): name is HostileForm =>
  Object.hasOwn(forms, name),
);

const mostBytes = 200_000;

/** So many sources of a form, the same ones for the same seed; at most 200 KB each. */
export const hostileSources = (
  form: HostileForm,
  { seed, count }: { seed: number; count: number },
): Uint8Array[] =>
  fc
    .sample(fc.tuple<[Uint8Array, Breakage]>(forms[form], breakage), { seed, numRuns: count })
    .map(([bytes, how]) => broken(bytes, how).subarray(0, mostBytes));

/** A whole file, broken in so many ways, the same ones for the same seed. */
export const brokenSources = (
  bytes: Uint8Array,
  { seed, count }: { seed: number; count: number },
): Uint8Array[] =>
  fc.sample(breakage, { seed, numRuns: count }).map((how) => broken(bytes, how).subarray(0, mostBytes));
