import type { SourceReader } from '@ecco/domain';

/**
 * The version of each reader. Raise it when the reader takes more from sources that were read before, or takes it
 * otherwise: items of an older version are then offered to be read again.
 */
export const readerVersions: Readonly<Record<SourceReader, number>> = {
  transcript: 3,
  chapters: 2,
  feed: 3,
  opml: 2,
  article: 3,
  pdf: 3,
  text: 3,
  minutes: 3,
  calendar: 2,
  'board-page': 3,
  sitemap: 3,
  csv: 2,
};
