import type { SourceReader } from '@ecco/domain';

/**
 * The version of each reader. Raise it when the reader takes more from sources that were read before, or takes it
 * otherwise: items of an older version are then offered to be read again.
 */
export const readerVersions: Readonly<Record<SourceReader, number>> = {
  transcript: 2,
  chapters: 1,
  feed: 1,
  opml: 1,
  article: 1,
  pdf: 1,
  text: 1,
  minutes: 1,
  calendar: 1,
  'board-page': 1,
  sitemap: 1,
  csv: 1,
};
