import type { StatusUpdate } from './socket.schema.ts';

export const socketPath = '/ws/processing_pipeline';

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
