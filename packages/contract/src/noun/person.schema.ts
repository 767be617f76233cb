import { personColumns, personRelations } from '@ecco/domain';
import { z } from 'zod';
import { ItemsPage } from './item.schema.ts';
import { listQuery } from './list-query.schema.ts';
import { EdgeType, OrganizationName } from './name.schema.ts';

/** Where somebody is or was. Days as yyyy-mm-dd; `until` null while they are there. */
export const PersonPlace = z.object({
  /** The connection that says so. */
  edge_id: z.uuid(),
  organization: OrganizationName,
  edge_type: EdgeType,
  title: z.string().nullable(),
  since: z.string().nullable(),
  until: z.string().nullable(),
  citation: z.string().nullable(),
});
export type PersonPlace = z.infer<typeof PersonPlace>;

/** Whether somebody speaks in an item, or others only speak of them. */
export const PersonRelation = z.enum(personRelations);

/** `letter`: the first of the name, or `#` for one that is none of A to Z. */
export const PeopleQuery = listQuery(personColumns).extend({
  letter: z
    .string()
    .regex(/^[A-Za-z#]$/)
    .optional(),
});

/** What lists show of somebody with a page. */
/** What the newest item in which somebody speaks says that they are. */
export const SaidPost = z.object({ role: z.string().nullable(), organization: z.string().nullable() });
export type SaidPost = z.infer<typeof SaidPost>;

export const PersonRow = z.object({
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
  /** Their first title that lasts, and where they have it. */
  title: z.string().nullable(),
  organization: OrganizationName.nullable(),
  /** Where no title of theirs is known. */
  said_post: SaidPost.nullable(),
  /** In how many items they speak, and in how many they are only mentioned. */
  spoke: z.number().int(),
  mentioned: z.number().int(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** Somebody with a page. */
export const Person = z.object({
  /** The same as `uuid`. */
  id: z.string(),
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Their first title that lasts, at the first of their organizations. */
  title: z.string().nullable(),
  /** Where no title of theirs is known. */
  said_post: SaidPost.nullable(),
  aliases: z.array(z.string()),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  /** The latest first. */
  orgs: z.array(PersonPlace),
  /** Where they speak, newest first. */
  spoke: ItemsPage,
  /** Where they are spoken of by others, newest first. */
  mentioned: ItemsPage,
});
export type Person = z.infer<typeof Person>;
