/** What the product reads of a file, as a plain record that expectations may name parts of; which reader, its content tells. */
import { gunzipSync } from 'node:zlib';
import {
  calendarText,
  decodeText,
  extractArticle,
  extractPdf,
  extractTextDocument,
  type FeedEntry,
  ownAddress,
  pageKey,
  parseCalendar,
  parseFeed,
  parseOpml,
  parseSitemap,
  parseTranscript,
  plainAddress,
  readMeetings,
  recognizeContent,
  recognizeLink,
  unpackSource,
} from '@ecco/pipeline/testing';
import { readOrganizationRows } from '@ecco/server/testing';
import { decisionsIn } from '../ballots/decisions-in.ts';

export type Reading = Readonly<Record<string, unknown>>;
type File = { bytes: Uint8Array; name: string };

const address = 'https://field.example/page';
/** Dates of these files lie around here; a calendar is read a year to each side. */
const today = new Date('2026-11-15T00:00:00Z');
const yearMs = 366 * 86_400_000;

const textOf = (bytes: Uint8Array): string => decodeText(bytes).text;
/** As the guarded client hands it over. */
const unpacked = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? new Uint8Array(gunzipSync(bytes)) : bytes;

function transcriptOf({ bytes, name }: File): Reading {
  const { format, segments, report } = parseTranscript(bytes, { name });
  const voices = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))];
  return {
    reader: 'transcript',
    format,
    turns: segments.length,
    voices,
    starts: segments.map(({ startMs }) => startMs),
    report: report.entries,
    text: segments.map(({ speaker, text }) => `${speaker === null ? '' : `${speaker}: `}${text}`).join('\n'),
  };
}

function meetingsOf(text: string): Reading {
  const meetings = readMeetings(text, address);
  return {
    reader: 'meetings',
    meetings: meetings.map(({ day, time, clock, title, cancelled, papers }) => ({
      day,
      time,
      clock,
      title,
      cancelled,
      papers: papers.map(({ url }) => url),
    })),
    takePlace: meetings.filter(({ cancelled }) => !cancelled).map(({ day }) => day),
    days: meetings.map(({ day }) => day).toSorted(),
  };
}

function articleOf(text: string): Reading {
  const { title, author, publishedAt, blocks } = extractArticle(text, address);
  const words = blocks.map((block) => block.text).join('\n');
  return { reader: 'article', title, author, publishedAt, begins: words.slice(0, 80), text: words };
}

function pageOf(text: string): Reading {
  const meetings = meetingsOf(text);
  return Array.isArray(meetings['meetings']) && meetings['meetings'].length > 1 ? meetings : articleOf(text);
}

const entryOf = (entry: FeedEntry): Reading => ({
  title: entry.title,
  guid: entry.guid,
  link: entry.link,
  author: entry.author,
  publishedAt: entry.publishedAt,
  durationMs: entry.durationMs,
  enclosure: entry.enclosure?.url ?? null,
  image: entry.image,
  text: entry.description.text,
  transcripts: entry.transcripts,
  persons: entry.persons,
  soundbites: entry.soundbites,
  chaptersUrl: entry.chaptersUrl,
  chapters: entry.chapters.length,
  chapterStarts: entry.chapters.map(({ startMs }) => startMs),
});

function feedOf(bytes: Uint8Array): Reading {
  const { title, entries, ...rest } = parseFeed(bytes, { url: 'https://field.example/feed' });
  return { ...rest, reader: 'feed', title, entries: entries.map(entryOf) };
}

function calendarOf(bytes: Uint8Array): Reading {
  const window = { from: new Date(today.getTime() - yearMs), to: new Date(today.getTime() + yearMs), today };
  const { events, eventCount, unreadable } = parseCalendar(calendarText(bytes), window);
  return {
    reader: 'calendar',
    eventCount,
    unreadable,
    events: events.map(({ day, time, title, cancelled, location }) => ({
      day,
      time,
      title,
      cancelled,
      location,
    })),
  };
}

function addressesOf(bytes: Uint8Array): Reading {
  const keys = textOf(bytes)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => pageKey(recognizeLink(plainAddress(line))?.link.url ?? line));
  return { reader: 'identity', same: keys[0] === keys[1], keys };
}

async function ownOf({ bytes, name }: File): Promise<Reading> {
  const url = 'https://field.example/news/story';
  const recognised = await recognizeContent(bytes, { name, url });
  const canonical = recognised.kind === 'article' ? recognised.canonical : null;
  return { reader: 'own', own: ownAddress(canonical, url) };
}

/** What minutes are told to have decided. */
async function minutesOf(text: string): Promise<Reading> {
  const decisions = await decisionsIn(text);
  return {
    reader: 'minutes',
    decisions: decisions.map(({ motion, result, ballots, ...decision }) => ({
      motion: motion.text,
      basis: decision.basis,
      movedBy: decision.movedBy?.value ?? null,
      secondedBy: decision.secondedBy?.value ?? null,
      result: result?.value ?? null,
      yes: decision.yes?.value ?? null,
      no: decision.no?.value ?? null,
      abstain: decision.abstain?.value ?? null,
      ballots: ballots.map(({ name, ballot }) => `${name} ${ballot}`).toSorted(),
      unread: decision.voteUnread !== null,
    })),
  };
}

/** Endings by which a case asks for a reader that its content alone would not choose. */
const byEnding: readonly [string, (file: File) => Reading | Promise<Reading>][] = [
  ['.ics', ({ bytes }) => calendarOf(bytes)],
  ['.meetings.html', ({ bytes }) => meetingsOf(textOf(bytes))],
  ['.minutes.txt', ({ bytes }) => minutesOf(textOf(bytes))],
  ['.article.html', ({ bytes }) => articleOf(textOf(bytes))],
  ['.own.html', ownOf],
  ['.addresses.txt', ({ bytes }) => addressesOf(bytes)],
  ['.import.csv', ({ bytes }) => ({ reader: 'import', ...readOrganizationRows(bytes, '2026-11-28') })],
];

const isSitemap = (name: string): boolean => /^sitemap.{0,100}\.(?:xml|txt)(?:\.gz)?$/.test(name);

/** Throws what the readers throw. */
export async function readingOf(packed: Uint8Array, name: string): Promise<Reading> {
  const bytes = unpacked(packed);
  const reader = byEnding.find(([ending]) => name.endsWith(ending))?.[1];
  if (reader) return reader({ bytes, name });
  if (isSitemap(name)) {
    const { pages, sitemaps } = parseSitemap(textOf(bytes));
    return { reader: 'sitemap', pages, sitemaps, pageCount: pages.length };
  }
  const { kind } = await recognizeContent(bytes, { name });
  if (kind === 'packed') {
    const inner = await unpackSource(bytes, { name });
    if (inner.recognised.kind === 'transcript') return transcriptOf({ bytes: inner.bytes, name });
    return { reader: inner.recognised.kind, entries: inner.entries, text: textOf(inner.bytes) };
  }
  if (kind === 'transcript') return transcriptOf({ bytes, name });
  if (kind === 'article') return pageOf(textOf(bytes));
  if (kind === 'feed') return feedOf(bytes);
  if (kind === 'opml') return { reader: 'opml', feeds: parseOpml(bytes).feeds };
  if (kind === 'text') {
    const { title, blocks } = extractTextDocument(bytes, { name });
    return { reader: 'text', title, text: blocks.map(({ text }) => text).join('\n') };
  }
  if (kind !== 'pdf') return { reader: kind };
  const { title, documentType, blocks } = await extractPdf(bytes);
  return { reader: 'pdf', title, documentType, text: blocks.map(({ text }) => text).join('\n') };
}
