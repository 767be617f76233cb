import { showKinds } from '@ecco/domain';
import { z } from 'zod';

/** What publishes items in a row: a podcast, a video channel or a publication. */
export const Show = z.object({
  uuid: z.string(),
  kind: z.enum(showKinds),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  website: z.string().nullable(),
});
export type Show = z.infer<typeof Show>;
