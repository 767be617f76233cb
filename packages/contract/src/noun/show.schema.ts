import { z } from 'zod';
import { ShowKind } from './name.schema.ts';

/** What publishes items in a row: a podcast, a video channel or a publication. */
export const Show = z.object({
  uuid: z.string(),
  kind: ShowKind,
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  website: z.string().nullable(),
});
export type Show = z.infer<typeof Show>;

/** A show, and whether the reader follows it. */
export const ShowToFollow = Show.extend({ following: z.boolean() });

/** What an item says of the show it is of. */
export const ShowOfItem = Show.pick({ uuid: true, kind: true, slug: true, name: true, thumbnail_url: true });
