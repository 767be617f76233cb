/** How well a source was read: what its reader mended, left out or did not understand, so that nothing is dropped in silence. */

/** What became of a part of a source: read as it was meant, not taken, or kept without being understood. */
export const readingSeverities = ['mended', 'left-out', 'not-understood'] as const;
type ReadingSeverity = (typeof readingSeverities)[number];

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

/** Those that give an item its words; of one item one of them speaks. */
export const wordReaders = ['transcript', 'article', 'pdf', 'text'] as const satisfies SourceReader[];

/** What a source is counted in. */
const readingUnits = [
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
  'line',
  'vote',
  'address',
  'day',
  'frame',
  'column',
  'channel',
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
  'line-unspoken': { severity: 'left-out', unit: 'line' },
  'line-unread': { severity: 'left-out', unit: 'line' },
  'chapter-unread': { severity: 'left-out', unit: 'chapter' },
  'vote-unread': { severity: 'not-understood', unit: 'vote' },
  'address-unread': { severity: 'left-out', unit: 'address' },
  'address-beyond-most': { severity: 'left-out', unit: 'address' },
  'day-without-year': { severity: 'left-out', unit: 'day' },
  'day-unread': { severity: 'not-understood', unit: 'day' },
  'frame-unread': { severity: 'left-out', unit: 'frame' },
  'code-unread': { severity: 'not-understood', unit: 'line' },
  'channel-unread': { severity: 'left-out', unit: 'channel' },
  'row-unread': { severity: 'left-out', unit: 'row' },
  'row-refused': { severity: 'left-out', unit: 'row' },
  'row-mended': { severity: 'mended', unit: 'row' },
  'column-unknown': { severity: 'left-out', unit: 'column' },
  'outline-without-address': { severity: 'left-out', unit: 'entry' },
  'entry-cut-off': { severity: 'left-out', unit: 'entry' },
  'entry-without-day': { severity: 'not-understood', unit: 'entry' },
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
const reportsMax = 6;

const givesWords = ({ reader }: ReadingReport): boolean => wordReaders.some((one) => one === reader);

/** The report of whoever read the words of an item; null where they were heard, or read before there were reports. */
export const reportOfWords = (reports: readonly ReadingReport[]): ReadingReport | null =>
  reports.find(givesWords) ?? null;

/** Reports with that of one reader, in the place of what it said before; none of it where it has no entries. */
export const withReportOf = (reports: readonly ReadingReport[], report: ReadingReport): ReadingReport[] => {
  const others = reports.filter(({ reader }) => reader !== report.reader);
  return report.entries.length === 0 ? others : [...others, report].slice(-reportsMax);
};

/** The reports of an item after its words came, with what was said of them; no reader speaks of words that are no longer there. */
export const withReportOfWords = (
  reports: readonly ReadingReport[],
  report: ReadingReport | null,
): ReadingReport[] => {
  const others = reports.filter((one) => !givesWords(one));
  return (report === null ? others : [...others, report]).slice(-reportsMax);
};
