import { z } from 'zod';
import { ContentKind } from './content-kind.ts';
import { limits } from './limit.ts';

export const SearchQuery = z.object({ query: z.string().trim().min(1).max(limits.queryMaxLength) });

/** A hit. `highlights` are the runs of `text` that match; `start_time` as h:mm:ss. */
export const SearchResult = z.object({
  content_type: ContentKind,
  /** `content`: a line of the transcript; `summary`: the item's summary (see `analysis_type`). */
  result_type: z.enum(['content', 'summary']),
  analysis_type: z.enum(['tldr', 'summary_item']).nullable(),
  summary_item_index: z.number().int().nullable(),
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
  /** Higher is better. */
  score: z.number(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  results: z.array(SearchResult),
  /** Legs of the search that did not take part, such as "bm25", so that an empty list is not mistaken. */
  degraded: z.array(z.string()),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
