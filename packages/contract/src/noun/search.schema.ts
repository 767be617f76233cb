import { summaryPassageKinds } from '@ecco/domain';
import { z } from 'zod';
import { Expansion } from './flavor.schema.ts';
import { limits } from './limit.ts';
import { ContentKind, FlavorName } from './name.schema.ts';

export const SearchQuery = z.object({ query: z.string().trim().min(1).max(limits.queryMaxLength) });

/** A search that other ways to say the same may widen. */
export const WidenedQuery = SearchQuery.extend({
  flavor: FlavorName.optional(),
  /** Words of the search, divided by commas, that are taken as they stand. */
  without: z.string().max(limits.queryMaxLength).optional(),
});

const Named = z.object({ slug: z.string(), name: z.string() });

/**
 * A hit. `highlights` are the runs of `text` that match; `start_time` as h:mm:ss. A hit in a summary stands where its
 * sentence is cited from: `content_id` and `segment_id` name that line, and are null where it has gone.
 */
export const SearchResult = z.object({
  content_type: ContentKind,
  /** `content`: a line of the transcript; `summary`: the item's summary (see `analysis_type`). */
  result_type: z.enum(['content', 'summary']),
  analysis_type: z.enum(summaryPassageKinds).nullable(),
  summary_item_index: z.number().int().nullable(),
  /** Title of the chapter. */
  summary_item_title: z.string().nullable(),
  content_id: z.number().int().nullable(),
  segment_id: z.string().nullable(),
  slug: z.string(),
  parent_uuid: z.string(),
  title: z.string(),
  text: z.string(),
  highlights: z.array(z.string()),
  speaker: z.string().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  start_ms: z.number().int().nullable(),
  page_number: z.number().int().nullable(),
  /** Where the item was published: a podcast, a channel or a publication. */
  podcast: Named.nullable(),
  /** Organisations that the item names, the most named first. */
  organizations: z.array(Named),
  /** Higher is better. */
  score: z.number(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  results: z.array(SearchResult),
  /** Legs of the search that did not take part, such as "bm25", so that an empty list is not mistaken. */
  degraded: z.array(z.string()),
  /** What was looked for besides the words of the search; empty without a flavor. */
  expansions: z.array(Expansion),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
