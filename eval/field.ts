/**
 * `npm run eval -- field --cases <folder> [--show]`: what the readers make of a folder of files as people of this job send
 * them. A file `expected.json` beside them, `{ "name.vtt": { "turns": 10 } }`, says what of it is right; a file that it does
 * not name is told with what was read, for a person to judge.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  decodeText,
  extractArticle,
  extractPdf,
  parseCalendar,
  parseFeed,
  parseTranscript,
  readMeetings,
  recogniseContent,
  unpackSource,
} from '@ecco/pipeline/testing';
import { z } from 'zod';

/** What was read of a file, as far as expectations may name it. */
type Reading = Readonly<Record<string, unknown>>;
const Expected = z.record(z.string(), z.record(z.string(), z.unknown()));

const address = 'https://field.example/page';
/** Dates of these files lie around here; a calendar is read a year to each side. */
const today = new Date('2026-11-15T00:00:00Z');
const yearMs = 366 * 86_400_000;

function transcriptOf(bytes: Uint8Array, name: string): Reading {
  const { format, segments, report } = parseTranscript(bytes, { name });
  const voices = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))];
  return {
    reader: 'transcript',
    format,
    turns: segments.length,
    voices,
    starts: segments.map(({ startMs }) => startMs),
    report: report.entries,
  };
}

function pageOf(text: string): Reading {
  const meetings = readMeetings(text, address);
  const told = meetings.map(({ day, time, title, cancelled }) => ({ day, time, title, cancelled }));
  if (meetings.length > 1) return { reader: 'meetings', meetings: told };
  const { title, author, publishedAt, blocks } = extractArticle(text, address);
  return { reader: 'article', title, author, publishedAt, begins: blocks[0]?.text.slice(0, 80) };
}

async function read(bytes: Uint8Array, name: string): Promise<Reading> {
  if (name.endsWith('.ics')) {
    const window = {
      from: new Date(today.getTime() - yearMs),
      to: new Date(today.getTime() + yearMs),
      today,
    };
    const { events } = parseCalendar(decodeText(bytes).text, window);
    return {
      reader: 'calendar',
      events: events.map(({ day, time, title, cancelled }) => ({ day, time, title, cancelled })),
    };
  }
  const { kind } = await recogniseContent(bytes, { name });
  if (kind === 'packed') {
    const unpacked = await unpackSource(bytes, { name });
    const text = decodeText(unpacked.bytes).text;
    if (unpacked.recognised.kind === 'transcript') return transcriptOf(unpacked.bytes, name);
    return { reader: unpacked.recognised.kind, entries: unpacked.entries, text };
  }
  if (kind === 'transcript') return transcriptOf(bytes, name);
  if (kind === 'article') return pageOf(decodeText(bytes).text);
  if (kind === 'feed') {
    const { entries } = parseFeed(bytes);
    const told = entries.map(({ title, publishedAt, durationMs, chapters }) => ({
      title,
      publishedAt,
      durationMs,
      chapters: chapters.length,
    }));
    return { reader: 'feed', entries: told };
  }
  if (kind !== 'pdf') return { reader: kind };
  const { title, documentType, blocks } = await extractPdf(bytes);
  return { reader: 'pdf', title, documentType, text: blocks.map(({ text }) => text).join('\n') };
}

async function outcomeOf(bytes: Uint8Array, name: string): Promise<Reading> {
  try {
    return await read(bytes, name);
  } catch (error) {
    return { reader: 'refused', why: error instanceof Error ? error.message : String(error) };
  }
}

/** Lines for each file, and their sums. */
export async function* runField(folder: string, isShown: boolean): AsyncGenerator<string> {
  const said = `${folder}/expected.json`;
  const expected = existsSync(said) ? Expected.parse(JSON.parse(readFileSync(said, 'utf8'))) : {};
  const sums = { right: 0, wrong: 0, refused: 0, unjudged: 0 };
  for (const name of readdirSync(folder).toSorted()) {
    if (/^(?:README\.md|expected\.json)$/.test(name)) continue;
    const reading = await outcomeOf(new Uint8Array(readFileSync(`${folder}/${name}`)), name);
    const wanted = expected[name];
    const isRight = Object.entries(wanted ?? {}).every(([key, value]) =>
      isDeepStrictEqual(reading[key], value),
    );
    const verdict = wanted
      ? isRight
        ? 'right'
        : 'wrong'
      : reading['reader'] === 'refused'
        ? 'refused'
        : 'unjudged';
    sums[verdict] += 1;
    if (isShown || verdict === 'wrong')
      yield `${verdict.padEnd(8)} ${name} ${JSON.stringify(reading).slice(0, 400)}`;
  }
  yield `field: ${Object.entries(sums)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ')}`;
}
