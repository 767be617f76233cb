import { joinReasons, librarySorts, readStates } from '@ecco/domain';
import { z } from 'zod';
import { Assertion } from './assertion.schema.ts';
import { AnalysisOptions } from './curation.schema.ts';
import { AudioDigest } from './digest.schema.ts';
import { NarratedPage } from './document.schema.ts';
import { Entity } from './entity.schema.ts';
import { limits } from './limit.ts';
import { OrganizationOfItem, PersonOfItem } from './link.schema.ts';
import { ContentKind, DocumentType, Status } from './name.schema.ts';
import { PageQuery, Pagination } from './pagination.schema.ts';
import { ProceedingsCount } from './proceedings.schema.ts';
import { ReadingReport } from './reading-report.schema.ts';
import { Segment } from './segment.schema.ts';
import { Show, ShowOfItem } from './show.schema.ts';
import { Speaker } from './speaker.schema.ts';
import { Summary } from './summary.schema.ts';

/** What lists show of an item. `duration` in ms (up to 86,400 it is in seconds), `time_to_read` in seconds, dates as ISO 8601. */
export const ItemCard = z.object({
  uuid: z.string(),
  slug: z.string(),
  kind: ContentKind,
  /** The same as `kind`. */
  content_type: ContentKind,
  title: z.string(),
  description: z.string().nullable(),
  show: ShowOfItem.nullable(),
  author: z.string().nullable(),
  /** The one organization that it is of. */
  organization: z.object({ uuid: z.string(), slug: z.string(), name: z.string() }).nullable(),
  /** Whom it is of, as a person said it, while the directory knows nobody of this name; null else. */
  organization_named: z.string().nullable(),
  /** The quarter or, with `quarter` null, the year that it reports on, as it says itself; null where it says none. */
  period: z.object({ quarter: z.number().int().min(1).max(4).nullable(), year: z.number().int() }).nullable(),
  release_date: z.string().nullable(),
  created_at: z.string(),
  duration: z.number().int().nullable(),
  time_to_read: z.number().int().nullable(),
  page_count: z.number().int().nullable(),
  /** What a public document says it is; null for what is none. */
  document_type: DocumentType.nullable(),
  image_url: z.string().nullable(),
  processing_status: Status,
  progress: z.number().int(),
  /** Why it failed, in words a reader can act on. */
  message: z.string().nullable(),
  one_liner: z.string().nullable(),
  score: z.number().int().nullable(),
});
export type ItemCard = z.infer<typeof ItemCard>;

/** How far somebody came: `progress` from 0 to 1, null where nothing was played or its length is not known. */
const ReadingMark = z.object({ state: z.enum(readStates), progress: z.number().nullable() });

/** An item as the library lists it. `speakers`: who is known to speak; `reading` is null for visitors. */
export const LibraryItem = ItemCard.extend({
  speakers: z.array(z.string()),
  reading: ReadingMark.nullable(),
});
export type LibraryItem = z.infer<typeof LibraryItem>;

const many = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (typeof given === 'string' ? given.split(',') : given), z.array(value));

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** What of the library is asked for, and in which order. A show, an organization and a person by uuid or slug. */
export const LibraryQuery = PageQuery.extend({
  kind: many(ContentKind).optional(),
  show: z.string().min(1).max(limits.itemNameMax).optional(),
  organization: z.string().min(1).max(limits.itemNameMax).optional(),
  person: z.string().min(1).max(limits.itemNameMax).optional(),
  /** Published on this day or later. */
  after: z.iso.date().optional(),
  /** Published on this day or earlier. */
  before: z.iso.date().optional(),
  state: z.enum(readStates).optional(),
  mine: flag.optional(),
  /** What could not be read, instead of what could: of whoever asks, and to admins everybody's. */
  failed: flag.optional(),
  sort: z.enum(librarySorts).default('added'),
});
export type LibraryQuery = z.infer<typeof LibraryQuery>;

/** The names by which the library was narrowed, so that they can be shown where only a slug is known. */
const LibraryScope = z.object({
  show: z.string().nullable(),
  organization: z.string().nullable(),
  person: z.string().nullable(),
});
export const LibraryPage = z.object({
  items: z.array(LibraryItem),
  pagination: Pagination,
  scope: LibraryScope,
});
export type LibraryPage = z.infer<typeof LibraryPage>;

/** Items of a list, and which page of it they are. */
export const ItemsPage = z.object({ items: z.array(ItemCard), pagination: Pagination });

/** What whoever asks may do with the item. */
export const ItemMay = z.object({
  /** Have it processed again. */
  retry: z.boolean(),
  /** Have it read again, as it failed or its source is kept, and it is their own. */
  read_again: z.boolean(),
  /** Score it, name who speaks, approve its highlights, write its analysis. */
  curate: z.boolean(),
  /** Put it into lists of one's own. */
  assign: z.boolean(),
  /** Put its title, date and the like right, or delete it. */
  correct: z.boolean(),
});
export type ItemMay = z.infer<typeof ItemMay>;

/** An item that became a part of this one. `reason`: both say the same words, or are the same entry of a show. */
const JoinedItem = z.object({
  uuid: z.uuid(),
  title: z.string(),
  reason: z.enum(joinReasons),
  added_at: z.iso.datetime(),
  joined_at: z.iso.datetime(),
});

/** A content item in full: what it is, its first transcript page and all that was made from it. */
export const Item = ItemCard.extend({
  /** When anything of the item last changed; news of the socket that are younger say that it has changed since. */
  updated_at: z.string(),
  /** The description, where it says more than the title; for the head of a page, as the publisher's words. */
  publisher_words: z.string().nullable(),
  /** The funds that it lists, as it names them. */
  organizations_listed: z.array(z.string()),
  language: z.string().nullable(),
  source_url: z.string().nullable(),
  audio_url: z.string().nullable(),
  video_url: z.string().nullable(),
  document_url: z.string().nullable(),
  /** The same as `time_to_read`. */
  timeToRead: z.number().int().nullable(),
  /** The id of a video at YouTube, which its watch address is made of. */
  video_id: z.string().nullable(),
  meta_data: z.object({ document_page_count: z.number().int().nullable() }),
  /** A document told page by page; empty for what has no pages. */
  narration: z.array(NarratedPage),
  /** Seconds heard at transcription; when what is served differs, the page warns. */
  transcribed_duration: z.number().int().nullable(),
  media_kept: z.boolean(),
  processed: z.boolean(),
  /** The meeting this is a recording or paper of. */
  meeting: z.object({ uuid: z.string(), title: z.string() }).nullable(),
  content: z.array(Segment),
  content_total: z.number().int(),
  speakers: z.array(Speaker),
  summaries: z.array(Summary),
  audio_digest: AudioDigest.nullable(),
  entities: z.array(Entity),
  /** Its own organizations first, then those it is about, then those it names. */
  organizations: z.array(OrganizationOfItem),
  /** People with pages, those who speak first. */
  people: z.array(PersonOfItem),
  assertions: z.array(Assertion),
  /** What its proceedings hold, which are a call of their own. */
  proceedings: ProceedingsCount,
  /** What limits how far the item can be trusted, such as captions made by a machine. */
  notes: z.array(z.string()),
  /** Where something comes from or why something is not there: worth a line and no warning. */
  remarks: z.array(z.string()),
  /** How well it was read; what was only mended is told to whoever added it and to admins. */
  reading_reports: z.array(ReadingReport),
  /** Whether newer readers may read its source better; for admins. */
  readers_improved: z.boolean(),
  /** What became a part of it and can be told apart again; for whoever may correct it. */
  joined: z.array(JoinedItem),
  /** How it is read for its summary. */
  analysis_options: AnalysisOptions,
  may: ItemMay,
});
export type Item = z.infer<typeof Item>;

/** An article under the names that articles go by. */
export const Article = Item.extend({
  /** Where it was read; the same as `source_url`. */
  url: z.string().nullable(),
  /** The same as `release_date`. */
  published_date: z.string().nullable(),
  authors: z.array(z.string()),
  publication: Show.pick({ slug: true, name: true }).nullable(),
});
export type Article = z.infer<typeof Article>;
