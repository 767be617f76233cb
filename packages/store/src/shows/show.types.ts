import type { ReadingReport, ShowKind } from '@ecco/domain';
import type { shows } from './show.table.ts';

/** What publishes items in a row: a podcast, a video channel or a publication. */
export type Show = typeof shows.$inferSelect;

export type NewShow = {
  kind: ShowKind;
  /** The wished slug; a number is added when it is taken. */
  slug: string;
  name: string;
  feedUrl: string | null;
  description?: string | null;
  website?: string | null;
  imageUrl?: string | null;
  itunesId?: string | null;
  author?: string | null;
  language?: string | null;
};

/** What tells a publication from others. */
export type PublicationName = { name: string; website: string };
export type Publication = PublicationName & Partial<Pick<Show, 'imageUrl' | 'description'>>;

/** The outcome of one fetch of a feed; the validators go into the next conditional request. */
export type FetchOutcome = {
  showId: string;
  etag?: string | null;
  lastModified?: string | null;
  contentHash?: string | null;
  /** Null for a success, also for "not modified". */
  error: string | null;
  /** Entries that were left out, each with the reason; those of the reading before where none was read. */
  entriesLeftOut?: string[];
  /** How well the feed was read; as before where none was read. */
  readingReports?: ReadingReport[];
  /** Until then the host asks to be left alone. */
  heldOffUntil?: Date | null;
};
