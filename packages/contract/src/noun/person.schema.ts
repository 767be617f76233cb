import { z } from 'zod';
import { ItemCard } from './item.schema.ts';
import { EdgeType, OrganizationName } from './name.schema.ts';
import { Pagination } from './pagination.schema.ts';

/** Where somebody is or was. Days as yyyy-mm-dd; `until` null while they are there. */
export const PersonPlace = z.object({
  organization: OrganizationName,
  edge_type: EdgeType,
  title: z.string().nullable(),
  since: z.string().nullable(),
  until: z.string().nullable(),
  citation: z.string().nullable(),
});
export type PersonPlace = z.infer<typeof PersonPlace>;

const Items = z.object({ items: z.array(ItemCard), pagination: Pagination });

/** Somebody with a page. */
export const Person = z.object({
  /** The same as `uuid`. */
  id: z.string(),
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Their first title that lasts, at the first of their organizations. */
  title: z.string().nullable(),
  aliases: z.array(z.string()),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  /** The latest first. */
  orgs: z.array(PersonPlace),
  /** Where they speak, newest first. */
  spoke: Items,
  /** Where they are spoken of by others, newest first. */
  mentioned: Items,
});
export type Person = z.infer<typeof Person>;
