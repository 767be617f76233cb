import { z } from 'zod';
import { ItemCard } from './item.schema.ts';
import { limits } from './limit.ts';
import { ReadingReport } from './reading-report.schema.ts';
import { Show } from './show.schema.ts';

const tooLong = `An address may have ${limits.urlMaxLength} characters at most.`;

export const IngestQuery = z.object({
  url: z.string().trim().min(1, 'Paste an address.').max(limits.urlMaxLength, tooLong),
  /** An episode as its podcast's feed has it, by the guid that it has there. Both, or neither. */
  feed_url: z.string().trim().min(1).max(limits.urlMaxLength, tooLong).optional(),
  guid: z.string().min(1).max(limits.urlMaxLength).optional(),
});
export type IngestQuery = z.infer<typeof IngestQuery>;

/** What a submitted address turned out to be. */
export const IngestResult = z.object({
  recognised: z.enum(['video', 'feed', 'directory', 'media', 'document', 'article', 'transcript', 'opml']),
  /** Set for a video; the page goes to /vid/{slug}. */
  video: ItemCard.optional(),
  /** Set for every other single item. */
  item: ItemCard.optional(),
  show: Show.optional(),
  /** The feed's newest episodes; the rest follow in the background. */
  episodes: z.array(ItemCard).optional(),
  /** Shows found in an OPML list. */
  shows_queued: z.number().int().optional(),
  /** The addresses of their feeds, in the order of the list. */
  feeds: z.array(z.string()).optional(),
  /** Shows at the end of an OPML list that do not come in: `quota` says that the visitor's day held no more. */
  left_out: z.object({ shows: z.number().int(), reason: z.enum(['quota']) }).optional(),
  /** What of an OPML list was left out; an item or a show tells of itself. */
  reading_reports: z.array(ReadingReport).optional(),
  /** True when the address was already in the library. */
  known: z.boolean(),
});
export type IngestResult = z.infer<typeof IngestResult>;

/** Feeds of a list that was taken in, by their addresses. */
export const ListedFeedsQuery = z.object({
  feeds: z.array(z.string().min(1).max(limits.urlMaxLength, tooLong)).min(1).max(limits.listedFeedsMax),
});
export type ListedFeedsQuery = z.infer<typeof ListedFeedsQuery>;

/** How far the feeds of a list are: those that are followed, those not read yet, and those that could not be read. */
export const ListedFeeds = z.object({
  followed: z.number().int(),
  waiting: z.number().int(),
  failed: z.array(
    z.object({
      feed_url: z.string(),
      name: z.string(),
      /** In words for who added it. */
      reason: z.string(),
    }),
  ),
});
export type ListedFeeds = z.infer<typeof ListedFeeds>;
