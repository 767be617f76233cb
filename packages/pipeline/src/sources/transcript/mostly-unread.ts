import type { ReadingFault, ReadingReport } from '@ecco/domain';
import { transcriptMostlyUnread } from '../source.errors.ts';

/** Parts that were left out beside those that were read, and parts that were read without their times. */
const leftOut: ReadonlySet<ReadingFault> = new Set(['line-unread', 'row-unread']);
const untimed: ReadingFault = 'cue-time-unread';

/**
 * The report of a transcript with so many parts that were read, each fault with how many there are of its kind. Throws
 * `source.transcript.mostly-unread` where half of them or more could not be read: then it is broken, or no such file.
 */
export function countedReport(report: ReadingReport, readCount: number): ReadingReport {
  const entries = report.entries.map((entry) => {
    if (leftOut.has(entry.what)) return { ...entry, of: readCount + entry.count };
    return entry.what === untimed ? { ...entry, of: entry.of ?? readCount } : entry;
  });
  for (const { what, count, of, first, excerpt } of entries) {
    const isOfParts = leftOut.has(what) || what === untimed;
    if (isOfParts && of !== null && count * 2 >= of)
      throw transcriptMostlyUnread({ count, of, first, excerpt });
  }
  return { ...report, entries };
}
