import {
  excerptLength,
  type ReadingEntry,
  type ReadingFault,
  type ReadingPlace,
  type ReadingReport,
  readingFaults,
  reportEntriesMax,
  type SourceReader,
} from '@ecco/domain';
import { readerVersions } from './reader.version.ts';

/** A part of a source that was not read as it stands. `excerpt`: the part, of any length; `count`: of how many alike, 1 when left out. */
export type FaultyPart = { what: ReadingFault; at?: ReadingPlace; excerpt?: string; count?: number };

/** A report that is being written while a source is read. */
export type OpenReport = {
  /** Notes one part; parts of one kind are counted, and the first one tells its place. */
  note: (part: FaultyPart) => void;
  /** The report. `of`: how many parts of a kind there were, read or not. */
  close: (of?: Partial<Record<ReadingFault, number>>) => ReadingReport;
};

/** Begins the report of a reader on one source, in what it calls its format. */
export function openReport(reader: SourceReader, format: string): OpenReport {
  const entries = new Map<ReadingFault, ReadingEntry>();
  return {
    note({ what, at, excerpt, count = 1 }) {
      const known = entries.get(what);
      if (known) known.count += count;
      else if (entries.size < reportEntriesMax)
        entries.set(what, {
          what,
          severity: readingFaults[what].severity,
          count,
          of: null,
          first: at ?? null,
          excerpt: excerptOf(excerpt ?? ''),
        });
    },
    close: (of = {}) => ({
      reader,
      format,
      version: readerVersions[reader],
      entries: [...entries.values()].map((entry) => ({ ...entry, of: of[entry.what] ?? null })),
    }),
  };
}

/** The beginning of a part on one line; null where nothing of it can be seen. */
function excerptOf(part: string): string | null {
  const line = part
    .slice(0, excerptLength * 4)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (line.length <= excerptLength) return line === '' ? null : line.toWellFormed();
  return `${line.slice(0, excerptLength - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`.toWellFormed();
}
