/** Whatever reads what comes from outside, by the name of its work in the pool, and how it is asked. */
import type { WorkPool } from '../work/work-pool.ts';
import { type HostileForm, hostileForms } from './hostile-source.fixture.ts';

type ReadBytes = (pool: Pick<WorkPool, 'run'>, bytes: Uint8Array, signal?: AbortSignal) => Promise<unknown>;

const url = 'https://fund.example/source';
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const charset = null;
const window = { from: new Date('2024-01-01'), to: new Date('2025-01-01'), today: new Date('2024-01-01') };

const readers = {
  readHead: (pool, bytes, signal) => pool.run('readHead', { bytes, url, charset }, signal),
  parseFeed: (pool, bytes, signal) => pool.run('parseFeed', { bytes, url }, signal),
  parseOpml: (pool, bytes, signal) => pool.run('parseOpml', { bytes, charset }, signal),
  parseTranscript: (pool, bytes, signal) => pool.run('parseTranscript', { bytes, hint: {} }, signal),
  parseChapters: (pool, bytes, signal) => pool.run('parseChapters', bytes, signal),
  readArticle: (pool, bytes, signal) => pool.run('readArticle', { bytes, url, charset }, signal),
  readSite: (pool, bytes, signal) => pool.run('readSite', { bytes, url, charset }, signal),
  readCrawledPage: (pool, bytes, signal) => pool.run('readCrawledPage', { bytes, url, charset }, signal),
  sanitizeDocument: (pool, bytes, signal) => pool.run('sanitizeDocument', textOf(bytes), signal),
  readText: (pool, bytes, signal) => pool.run('readText', { bytes, name: 'a.txt', charset }, signal),
  parseSitemap: (pool, bytes, signal) => pool.run('parseSitemap', { bytes, charset }, signal),
  parseCalendar: (pool, bytes, signal) => pool.run('parseCalendar', { bytes, charset, window }, signal),
  readPdf: (pool, bytes, signal) => pool.run('readPdf', bytes, signal),
  redrawPicture: (pool, bytes, signal) => pool.run('redrawPicture', bytes, signal),
} satisfies Record<string, ReadBytes>;

type ReaderName = keyof typeof readers;

const ofTranscripts: readonly ReaderName[] = ['readHead', 'parseTranscript', 'readText'];
const ofPages: readonly ReaderName[] = [
  'readHead',
  'readArticle',
  'readSite',
  'readCrawledPage',
  'sanitizeDocument',
];
const ofFeeds: readonly ReaderName[] = ['readHead', 'parseFeed'];

/** Who may come to read a form; what tells forms apart may be wrong, so some read what is not theirs. */
const readersOf: Readonly<Record<HostileForm, readonly ReaderName[]>> = {
  rss: ofFeeds,
  atom: ofFeeds,
  jsonFeed: ofFeeds,
  opml: ['readHead', 'parseOpml'],
  vtt: ofTranscripts,
  srt: ofTranscripts,
  turns: ofTranscripts,
  jsonTranscript: ofTranscripts,
  ttml: ofTranscripts,
  ass: ofTranscripts,
  pairedLines: ofTranscripts,
  lrc: ofTranscripts,
  table: ofTranscripts,
  wordsJson: ofTranscripts,
  printed: ofTranscripts,
  chapters: ['parseChapters'],
  html: [...ofPages, 'parseTranscript', 'readText'],
  nested: [...ofPages, 'parseFeed', 'parseOpml', 'parseTranscript', 'parseChapters', 'parseSitemap'],
  calendar: ['readHead', 'parseCalendar'],
  sitemap: ['parseSitemap'],
  pdf: ['readHead', 'readPdf'],
  media: ['readHead'],
  picture: ['readHead', 'redrawPicture'],
  zip: ['readHead', 'readText'],
  noise: ['readHead', 'parseFeed', 'parseTranscript', 'readText', 'parseCalendar'],
};

/** One reader of one form. */
export type Reading = { form: HostileForm; reader: ReaderName; read: ReadBytes };

export const readings: readonly Reading[] = hostileForms.flatMap((form) =>
  readersOf[form].map((reader) => ({ form, reader, read: readers[reader] })),
);

/** Whether a reader gave up in words of its own, rather than by a fault. */
export const isSaid = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(source|speech)\./.test(String(error.code));
