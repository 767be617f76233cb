import { z } from 'zod';
import { ContentKind } from './name.schema.ts';

/** What a link to an item is made of, and what it is called. */
export const ItemName = z.object({
  uuid: z.string(),
  slug: z.string(),
  kind: ContentKind,
  title: z.string(),
});
export type ItemName = z.infer<typeof ItemName>;

/** Other items of the same text: one source at several addresses (D81). */
export const AlsoAt = z.array(ItemName);

/**
 * About when a place sounds, in seconds, where its time was shared out by the length of the text: the place has no exact second
 * then and leads to its line (D55). Left out where the second is exact, and where there is none.
 */
export const AboutTime = { about_timestamp: z.number().optional() };

/** Where a statement stands in its source: the words, and the exact second or page. Times in seconds. */
export const Citation = z.object({
  /** The item that is cited, so that a link to the place works from any page. */
  item: ItemName,
  segment_id: z.string(),
  /** Line index of the segment, as used by `content_id` in links. */
  content_id: z.number().int(),
  source_text: z.string(),
  start_timestamp: z.number().nullable(),
  end_timestamp: z.number().nullable(),
  ...AboutTime,
  page_number: z.number().int().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** Who says a sentence, as far as the item knows. */
export const Saying = z.object({ name: z.string(), role: z.string().nullable() });
export type Saying = z.infer<typeof Saying>;

/** The part of the reader's need-to-knows that something is of, in their own words; not there where it is of none. */
export const Need = z.string();

/**
 * A sentence of a summary. `verbatim`: these are the source's own words and may stand in quotation marks. `speaker`:
 * null where it is written, or where the item does not know by whom it is said.
 */
export const CitedText = z.object({
  text: z.string(),
  verbatim: z.boolean(),
  citations: z.array(Citation),
  speaker: Saying.nullable(),
  need: Need.optional(),
});
export type CitedText = z.infer<typeof CitedText>;

/** What an item comes to in a sentence: with who says it and where it stands, as far as its summary knows. */
export const MainPoint = CitedText.omit({ need: true }).extend({ item: ItemName });
export type MainPoint = z.infer<typeof MainPoint>;
