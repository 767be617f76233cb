import { z } from 'zod';
import { AboutTime, CitedText } from './citation.schema.ts';

/** How a sentence reads with nothing but the title of its chapter above it. */
const asLine = {
  /** It can be understood so. */
  stands_alone: z.boolean(),
  /** It states a sum or a share. */
  tells_sum: z.boolean(),
};
/** A sentence of a chapter. */
export const ChapterSentence = CitedText.extend(asLine);
export type ChapterSentence = z.infer<typeof ChapterSentence>;

/** Where the subject turns again inside a long chapter. Seconds. */
const SummarySection = z.object({
  title: z.string(),
  content_id: z.number().int(),
  segment_id: z.string(),
  start_timestamp: z.number().nullable(),
  ...AboutTime,
  page_number: z.number().int().nullable(),
});

/** A chapter in words alone, times as h:mm:ss. */
const CombinedChunk = z.object({
  title: z.string(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  summary: z.string(),
});
const SummaryInfo = z.object({ summary: z.string(), takeaways: z.array(z.string()) });
/** `header`: the chapter; `details`: what is taken from it. */
const SummaryInsight = z.object({ header: z.string(), details: z.string() });

/** One chapter of the outline. Timestamps in seconds, `relevancy_score` 0 to 100. */
export const SummaryItem = z.object({
  index: z.number().int(),
  title: z.string(),
  content_id: z.number().int(),
  last_content_id: z.number().int(),
  segment_id: z.string(),
  start_timestamp: z.number().nullable(),
  end_timestamp: z.number().nullable(),
  ...AboutTime,
  page_number: z.number().int().nullable(),
  relevancy_score: z.number().int(),
  summary: z.array(ChapterSentence),
  takeaways: z.array(ChapterSentence),
  /** In order; none where the chapter is of one piece. */
  sections: z.array(SummarySection),
  /** The same in words alone. */
  combined_chunk: CombinedChunk,
  summary_info: SummaryInfo,
  insights: z.array(SummaryInsight),
});
export type SummaryItem = z.infer<typeof SummaryItem>;

/** A verbatim quotation worth passing on. Times as h:mm:ss. */
export const Highlight = z.object({
  id: z.string(),
  text: z.string(),
  speaker: z.string().nullable(),
  segment_id: z.string(),
  content_id: z.number().int(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  start_timestamp: z.number().nullable(),
  ...AboutTime,
  page_number: z.number().int().nullable(),
  approved: z.boolean(),
  ...asLine,
});
export type Highlight = z.infer<typeof Highlight>;

export const Topic = z.object({
  label: z.string(),
  weight: z.number(),
  mentions: z.number().int(),
  /** Where it is talked about, as fractions of the item (0 to 1), for the heat row. */
  places: z.array(z.number()),
});
export type Topic = z.infer<typeof Topic>;

export const Analysis = z.object({
  one_liner: CitedText.nullable(),
  tldr: z.object({ items: z.array(CitedText) }),
  key_topics: z.array(Topic),
});
export type Analysis = z.infer<typeof Analysis>;

export const Overview = z.object({ key_insights: z.array(CitedText), why_it_matters: z.array(CitedText) });
export type Overview = z.infer<typeof Overview>;

export const Summary = z.object({
  version: z.number().int(),
  /** Which engine made it, and which version of that engine. */
  made_by: z.string(),
  overview: Overview.nullable(),
  items: z.array(SummaryItem),
  highlights: z.array(Highlight),
  /** Who speaks, by name. */
  speakers: z.array(z.string()),
  analysis: Analysis.nullable(),
  /** The analysis as a person wrote it, sanitized; null where nobody did. */
  html_document: z.string().nullable(),
});
export type Summary = z.infer<typeof Summary>;
