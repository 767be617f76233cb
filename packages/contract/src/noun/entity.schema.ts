import { entityTypes } from '@ecco/domain';
import { z } from 'zod';

export const Entity = z.object({
  name: z.string(),
  slug: z.string(),
  entity_type: z.enum(entityTypes),
  mentions: z.number().int(),
  /** Line index of the first mention. */
  content_id: z.number().int().nullable(),
  /** The page of the organization or person that is meant; null where nobody is, or where it is in doubt. */
  page: z.object({ type: z.enum(['ORG', 'PERSON']), slug: z.string() }).nullable(),
});
export type Entity = z.infer<typeof Entity>;
