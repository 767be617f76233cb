import { z } from 'zod';
import { Status } from './status.ts';

export const socketPath = '/ws/processing_pipeline';

export const StatusUpdate = z.object({
  uuid: z.string(),
  processing_status: Status,
  progress: z.number().int(),
  message: z.string().optional(),
  /** When anything of the item last changed: a digest, a score, a name. Tells a page whether what it shows is older. */
  updated_at: z.string(),
});
export type StatusUpdate = z.infer<typeof StatusUpdate>;

export type ClientEvents = {
  join: (uuid: string) => void;
  leave: (uuid: string) => void;
  get_status: (uuid: string) => void;
};
export type ServerEvents = {
  status_update: (update: StatusUpdate) => void;
  /** Why the connection is about to be closed. */
  refused: (reason: { code: string; message: string }) => void;
};
