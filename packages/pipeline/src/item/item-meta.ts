import { documentTypes, type FiscalPeriod, flavorNames, transcriptOrigins } from '@ecco/domain';
import { ItemMeta, type Transaction } from '@ecco/store';
import { z } from 'zod';

/** What a source is made of, and so how it is read. */
export const forms = ['media', 'video', 'article', 'pdf', 'text', 'transcript'] as const;
export const Form = z.enum(forms);
export type Form = z.infer<typeof Form>;

const FileRef = z.object({
  key: z.string(),
  mime: z.string(),
  name: z.string().nullable(),
  /** Where it came from; null for an upload. */
  url: z.string().nullable(),
  charset: z.string().nullish(),
});

const TranscriptLink = z.object({
  url: z.string(),
  type: z.string().nullable(),
  language: z.string().nullable(),
  rel: z.string().nullable(),
});

const Options = z.object({
  flavor: z.enum(flavorNames),
  detail: z.number(),
  pages: z.array(z.object({ first: z.number(), last: z.number() })),
});

const Quarter = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

const Person = z.object({ name: z.string(), role: z.string().nullable() });

/**
 * What the pipeline keeps with an item besides its columns. Sources write the first part, stages the second;
 * each key is written by one of them only.
 */
export const PipelineMeta = z.object({
  form: Form.default('article'),
  /** An upload, or what was fetched with a single address. */
  file: FileRef.nullish(),
  /** The title was made from the address or the file's name; the source's own one replaces it. */
  titleIsGuess: z.boolean().default(false),
  /** The kind was guessed from the name of a file; what is said where it is opened may tell it better. */
  kindIsGuess: z.boolean().default(false),
  /** The quarter or the year that it reports on, as it says itself. */
  period: z.object({ quarter: Quarter.nullable(), year: z.number() }).nullish(),
  /** What the page that links it calls it: an agenda, minutes that are approved. */
  linkedAs: z.enum(documentTypes).nullish(),
  mediaUrl: z.string().nullish(),
  video: z.object({ site: z.enum(['youtube', 'vimeo']), id: z.string(), url: z.string() }).nullish(),
  transcripts: z.array(TranscriptLink).default([]),
  chaptersUrl: z.string().nullish(),
  persons: z.array(Person).default([]),

  /** The words as the source gives them, fetched but not yet read. */
  words: FileRef.extend({ origin: z.enum(transcriptOrigins), language: z.string().nullish() }).nullish(),
  chapters: z.array(z.object({ title: z.string(), startMs: z.number() })).default([]),
  /** The words as read: a file of `TranscriptFile`. */
  transcript: z.object({ key: z.string(), origin: z.enum(transcriptOrigins) }).nullish(),
  /** The words of what turned out to be the same and came in later; they count before those of its own source. */
  joinedWords: FileRef.extend({
    origin: z.enum(transcriptOrigins),
    language: z.string().nullish(),
  }).nullish(),
  documentType: z.string().nullish(),
  /** How it is read, where an admin said so. */
  analysisOptions: Options.nullish(),
  /** Whom it is of while the directory knows nobody of this name: as a person said, and who, or as it was read. */
  organisation: z
    .object({ name: z.string(), by: z.string().nullable(), isRead: z.boolean().default(false) })
    .nullish(),
  /** The funds that a list names, each once. `state`: the code of one, as the list says it. */
  listed: z.array(z.object({ name: z.string(), state: z.string().nullable() })).default([]),
  failure: z.object({ code: z.string(), stage: z.string() }).nullish(),
});
export type PipelineMeta = z.infer<typeof PipelineMeta>;

export const metaOf = (item: { meta: unknown }): PipelineMeta => PipelineMeta.parse(item.meta);

/** The names of the organizations whose list an item is; empty for what is none. */
export const listedIn = (item: { meta: unknown }): string[] => metaOf(item).listed.map(({ name }) => name);

/** The quarter or year that an item reports on; null where it says none. */
export const periodOfItem = (item: { meta: unknown }): FiscalPeriod | null => metaOf(item).period ?? null;

/** Adds to an item's meta; keys left out stay. Inside the transaction that guards the item. */
export async function writeMeta(tx: Transaction, itemId: string, part: Partial<PipelineMeta>): Promise<void> {
  await tx.items.mergeMeta(itemId, ItemMeta.parse(JSON.parse(JSON.stringify(part))));
}
