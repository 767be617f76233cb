import type { Connection } from '../connection/connection.ts';
import { type ItemStatusUpdate, parseStatusUpdate, statusChannel } from './status-updates.ts';

export type StatusUpdates = {
  /** Calls the listener for every status any process wrote. Returns how to stop. */
  subscribe(listener: (update: ItemStatusUpdate) => void): () => void;
};

/** Hears what any process wrote of any item's status. */
export async function createStatusUpdates(connection: Pick<Connection, 'listen'>): Promise<StatusUpdates> {
  const listeners = new Set<(update: ItemStatusUpdate) => void>();
  await connection.listen(statusChannel, (payload) => {
    const update = parseStatusUpdate(payload);
    if (update) for (const listener of listeners) listener(update);
  });
  return {
    subscribe(listener) {
      // A listener may be given twice, and each subscription ends by itself.
      const own = (update: ItemStatusUpdate) => listener(update);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
}
