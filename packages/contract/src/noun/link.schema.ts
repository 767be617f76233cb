import { z } from 'zod';
import { LinkRelation, OrganizationName } from './name.schema.ts';

/** Where an item names somebody. `sign`: why they are meant, where the name alone does not say. */
const mentionEvidence = {
  /** As the item writes it. */
  names: z.array(z.string()),
  mentions: z.number().int(),
  /** Line index of the first mention. */
  content_id: z.number().int().nullable(),
  sign: z.string().nullable(),
};

/** An organization that an item is of, about, or names. */
export const OrganizationOfItem = OrganizationName.extend({ ...mentionEvidence, relation: LinkRelation });
export type OrganizationOfItem = z.infer<typeof OrganizationOfItem>;

/** Somebody with a page who speaks in an item, or is spoken of. */
export const PersonOfItem = z.object({
  ...mentionEvidence,
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  /** The label of the speaker that they are; null where they are only spoken of. */
  speaks: z.string().nullable(),
});
export type PersonOfItem = z.infer<typeof PersonOfItem>;
