import type { ReadingReport } from '@ecco/domain';
import { z } from 'zod';
import { openReport } from '../report/reading.report.ts';
import { chaptersBroken } from '../source.errors.ts';
import type { SourceChapter } from '../source.type.ts';
import { parseClockTime } from '../text/clock-time.ts';
import { decodeText } from '../text/text-decoding.ts';
import { tidy } from '../text/tidy.ts';

const Time = z.union([z.number(), z.string()]).nullish();
const Chapter = z.looseObject({
  startTime: Time,
  endTime: Time,
  title: z.string().nullish(),
  img: z.string().nullish(),
  url: z.string().nullish(),
  toc: z.boolean().nullish(),
});
const Chapters = z.looseObject({ chapters: z.array(z.unknown()) });

/**
 * Reads Podcasting 2.0 JSON chapters (and the bare list some hosts serve), in order of time; entries without a start
 * or a title are passed over and reported. An end that is not given is the next listed start. Throws
 * `source.chapters.broken`.
 */
export function parseChapters(bytes: Uint8Array): { chapters: SourceChapter[]; report: ReadingReport } {
  const entries = readList(bytes);
  const report = openReport('chapters', 'json');
  const chapters = entries
    .flatMap((entry, at) => {
      const read = toChapter(Chapter.safeParse(entry).data);
      if (read.length === 0)
        report.note({
          what: 'chapter-unread',
          at: { kind: 'entry', number: at + 1 },
          excerpt: JSON.stringify(shallow(entry)),
        });
      return read;
    })
    .sort((a, b) => a.startMs - b.startMs);
  return { chapters: withEnds(chapters), report: report.close({ 'chapter-unread': entries.length }) };
}

/** What stands in it itself, and nothing that lies deeper, which may be deeper than can be written. */
const shallow = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)
    ? Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value !== 'object'))
    : typeof entry === 'object'
      ? null
      : entry;

const withEnds = (chapters: readonly SourceChapter[]): SourceChapter[] =>
  chapters.map((chapter, index) => ({
    ...chapter,
    endMs:
      chapter.endMs ?? chapters.slice(index + 1, index + 20).find((next) => next.listed)?.startMs ?? null,
  }));

function readList(bytes: Uint8Array): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(decodeText(bytes).text.trim());
  } catch (error) {
    throw chaptersBroken(error);
  }
  if (Array.isArray(value)) return value;
  const parsed = Chapters.safeParse(value);
  if (!parsed.success) throw chaptersBroken(parsed.error);
  return parsed.data.chapters;
}

function toChapter(chapter: z.infer<typeof Chapter> | undefined): SourceChapter[] {
  const startMs = chapterTime(chapter?.startTime);
  const title = tidy(chapter?.title ?? '');
  if (!chapter || startMs === null || title === '') return [];
  return [
    {
      title,
      startMs,
      endMs: chapterTime(chapter.endTime),
      image: webAddress(chapter.img),
      url: webAddress(chapter.url),
      listed: chapter.toc !== false,
    },
  ];
}

function chapterTime(value: number | string | null | undefined): number | null {
  if (typeof value === 'string') return parseClockTime(value);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value * 1000) : null;
}

function webAddress(text: string | null | undefined): string | null {
  const url = text ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
