import type * as worker from './pipeline.worker.ts';

type WorkName = keyof typeof worker;

/** What one piece of work may take; beyond it what does it is ended. */
export type WorkLimits = { timeMs: number; memoryBytes: number };

export type LimitsFor = (byteCount: number) => WorkLimits;

const mebibyte = 2 ** 20;

/** Honest sources take seconds; a large one is given more, but no source holds a worker for longer than five minutes. */
const reading: LimitsFor = (byteCount) => ({
  timeMs: Math.min(60_000 + Math.ceil(byteCount / mebibyte) * 2_000, 300_000),
  // The bytes themselves and their copy, beside what a reader needs for the largest papers.
  memoryBytes: 1_280 * mebibyte + 2 * byteCount,
});

/** Of a source its beginning, at most 256 KB, which takes a second; a busy machine may begin the thread late. */
const recognizing: LimitsFor = () => ({ timeMs: 30_000, memoryBytes: 512 * mebibyte });

/** Of a picture of a few megabytes its pixels, which were counted before. */
const drawing: LimitsFor = () => ({ timeMs: 60_000, memoryBytes: 768 * mebibyte });

/** A recording of thirty hours is read through and written in ten minutes; its pieces are no part of the heap. */
const cutting: LimitsFor = () => ({ timeMs: 1_800_000, memoryBytes: 768 * mebibyte });

/**
 * Readers of what comes from outside, by where they run. A thread ends alone when its time is up or its heap is full.
 * What a thread holds in buffers counts for no heap, so what unpacks has a process of its own.
 */
export const readers: Partial<Record<WorkName, { where: 'thread' | 'process'; limits: LimitsFor }>> = {
  readHead: { where: 'thread', limits: recognizing },
  unpackSource: { where: 'process', limits: reading },
  cutRecording: { where: 'thread', limits: cutting },
  readMediaFacts: { where: 'thread', limits: reading },
  parseFeed: { where: 'thread', limits: reading },
  sanitizeDocument: { where: 'thread', limits: reading },
  parseOpml: { where: 'thread', limits: reading },
  parseTranscript: { where: 'thread', limits: reading },
  parseChapters: { where: 'thread', limits: reading },
  readArticle: { where: 'thread', limits: reading },
  readSite: { where: 'thread', limits: reading },
  readCrawledPage: { where: 'thread', limits: reading },
  parseSitemap: { where: 'thread', limits: reading },
  parseCalendar: { where: 'thread', limits: reading },
  readText: { where: 'thread', limits: reading },
  readPdf: { where: 'process', limits: reading },
  redrawPicture: { where: 'process', limits: drawing },
};

/** Size of what is to be read, in bytes; a path has none. */
export function byteCountOf(input: unknown): number {
  if (input instanceof Uint8Array) return input.byteLength;
  if (typeof input === 'string') return input.length;
  return typeof input === 'object' && input !== null && 'bytes' in input ? byteCountOf(input.bytes) : 0;
}
