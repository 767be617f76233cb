import { correctableFields } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { ContentKind } from './name.schema.ts';
import { Pagination } from './pagination.schema.ts';
import { line } from './text.schema.ts';

const Named = z.object({ uuid: z.string(), slug: z.string(), name: z.string() });

/**
 * What may be put right of an item; what is left out stays, and null takes away. A show and an organization by their slug
 * or name; an organization that the directory does not know is kept by its name until it does.
 */
export const Correction = z
  .object({
    title: line(limits.itemTitleMax).min(1, 'A title has at least one character.'),
    date: z.iso.date().nullable(),
    kind: ContentKind,
    show: z.string().trim().min(1).max(limits.itemNameMax).nullable(),
    organization: z.string().trim().min(1).max(limits.itemNameMax).nullable(),
    language: z
      .string()
      .trim()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'A language is a code such as “en”.')
      .max(limits.languageCodeMax)
      .nullable(),
  })
  .partial();
export type Correction = z.infer<typeof Correction>;

const FieldChange = z.object({
  field: z.enum(correctableFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** What somebody changed at once. `undone`: it was taken back, or takes another one back. */
export const ItemEdit = z.object({
  uuid: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  changes: z.array(FieldChange),
  undone: z.boolean(),
});
export type ItemEdit = z.infer<typeof ItemEdit>;

/** What can be put right of an item, where it was read, and what was put right before, the last first. */
export const ItemDetails = z.object({
  uuid: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  kind: ContentKind,
  show: Named.nullable(),
  organization: Named.nullable(),
  /** Whom it is of, as a person said it, while the directory knows nobody of this name; null else. */
  organization_named: z.string().nullable(),
  language: z.string().nullable(),
  /** Whether the item is still being read, so that more may be found. */
  reading: z.boolean(),
  /** Where what was found stands, in words. */
  found: z.array(z.string()),
  /** Fields that a person said; sources leave them as they are. */
  held: z.array(z.enum(correctableFields)),
  edits: z.array(ItemEdit),
});
export type ItemDetails = z.infer<typeof ItemDetails>;

/** An item that was deleted and can be restored until it expires. */
export const DeletedItem = z.object({
  uuid: z.string(),
  kind: ContentKind,
  title: z.string(),
  deleted_at: z.string(),
  deleted_by: z.string().nullable(),
  expires_at: z.string(),
});
export type DeletedItem = z.infer<typeof DeletedItem>;
export const DeletedItems = z.object({ items: z.array(DeletedItem), pagination: Pagination });
