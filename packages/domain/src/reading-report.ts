/** How well a source was read: what its reader mended, left out or did not understand, so that nothing is dropped in silence. */

/** What became of a part of a source: read as it was meant, not taken, or kept without being understood. */
export const readingSeverities = ['mended', 'left-out', 'not-understood'] as const;
export type ReadingSeverity = (typeof readingSeverities)[number];

/** What reads sources. */
export const sourceReaders = [
  'transcript',
  'chapters',
  'feed',
  'opml',
  'article',
  'pdf',
  'text',
  'minutes',
  'calendar',
  'board-page',
  'sitemap',
  'csv',
] as const;
export type SourceReader = (typeof sourceReaders)[number];

/** What a source is counted in. */
export const readingUnits = [
  'caption',
  'entry',
  'event',
  'page',
  'row',
  'chapter',
  'deletion',
  'passage',
  'comment',
  'picture',
  'box',
] as const;
export type ReadingUnit = (typeof readingUnits)[number];

/** Where a part stands in its source, counted from 1. */
export const readingPlaces = ['line', 'page', 'cue', 'row', 'entry'] as const;
export type ReadingPlace = { kind: (typeof readingPlaces)[number]; number: number };

/** What can befall a part of a source. A code stays what it is once a report of it may be stored. */
export const readingFaults = {
  'cue-time-mended': { severity: 'mended', unit: 'caption' },
  'cue-time-unread': { severity: 'not-understood', unit: 'caption' },
  'entry-too-long': { severity: 'left-out', unit: 'entry' },
  'entry-without-content': { severity: 'left-out', unit: 'entry' },
  'event-unread': { severity: 'left-out', unit: 'event' },
  'page-without-text': { severity: 'not-understood', unit: 'page' },
  'text-deleted': { severity: 'left-out', unit: 'deletion' },
  'text-struck': { severity: 'left-out', unit: 'passage' },
  'comment-left-out': { severity: 'left-out', unit: 'comment' },
  'picture-unread': { severity: 'not-understood', unit: 'picture' },
  'box-unread': { severity: 'not-understood', unit: 'box' },
} as const satisfies Record<string, { severity: ReadingSeverity; unit: ReadingUnit }>;
export type ReadingFault = keyof typeof readingFaults;

/** One kind of fault, with how often it was met and where first. */
export type ReadingEntry = {
  what: ReadingFault;
  severity: ReadingSeverity;
  count: number;
  /** How many parts of this kind the source has; null where nobody counted them. */
  of: number | null;
  first: ReadingPlace | null;
  /** Some of the first of them, at most `excerptLength` characters. */
  excerpt: string | null;
};

/** What one reader says of one source. Without entries all of it was read. */
export type ReadingReport = {
  reader: SourceReader;
  /** As the reader calls it: "vtt", "rss". */
  format: string;
  /** The version of the reader, which says whether a newer one would read it otherwise. */
  version: number;
  entries: ReadingEntry[];
};

/** Characters of an excerpt, entries of a report and reports of one source, at most. */
export const excerptLength = 120;
export const reportEntriesMax = 20;
export const reportsMax = 6;

/** The reports of a source with this one in the place of what the same reader said before. */
export const withReport = (reports: readonly ReadingReport[], report: ReadingReport): ReadingReport[] =>
  [...reports.filter(({ reader }) => reader !== report.reader), report].slice(-reportsMax);
