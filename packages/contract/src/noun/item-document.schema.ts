import { z } from 'zod';
import { limits } from './limit.ts';

/** The analysis of an item as somebody saved it. `length` in characters of HTML; 0: it was taken away. */
export const DocumentVersion = z.object({
  uuid: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  length: z.number().int(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** What the person who asks wrote and did not save. `base`: the version that it was begun from. */
export const DocumentDraft = z.object({ html: z.string(), base: z.string().nullable(), at: z.string() });
export type DocumentDraft = z.infer<typeof DocumentDraft>;

/** The analysis with what an editor needs: the newest version, those before it, and the own draft. */
export const ItemDocument = z.object({
  html: z.string().nullable(),
  version: z.string().nullable(),
  versions: z.array(DocumentVersion),
  draft: DocumentDraft.nullable(),
});
export type ItemDocument = z.infer<typeof ItemDocument>;

export const NewDraft = z.object({
  html_document: z.string().max(limits.htmlDocumentMax),
  base: z.uuid().nullable().default(null),
});
