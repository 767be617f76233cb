import { z } from 'zod';
import { Status } from './name.schema.ts';

export const StatusUpdate = z.object({
  uuid: z.string(),
  processing_status: Status,
  progress: z.number().int(),
  message: z.string().optional(),
  /** When anything of the item last changed: a digest, a score, a name. Tells a page whether what it shows is older. */
  updated_at: z.string(),
});
export type StatusUpdate = z.infer<typeof StatusUpdate>;
