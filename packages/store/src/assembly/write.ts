import type { ChangeChannel } from '../changes/change-channel.ts';
import { ChangeSet } from '../changes/change-set.ts';
import type { Clock, Db } from '../connection/db.ts';
import { stampItems } from '../status-history/index.ts';
import type { Write } from './repositories.ts';

type Parts = { db: Db; clock: Clock; channel: ChangeChannel };

/** Runs each call in a transaction of its own; what it changed is sent with it, or, when it throws, not at all. */
export const createWrite =
  ({ db, clock, channel }: Parts): Write =>
  async (call) => {
    const changes = new ChangeSet();
    const result = await db.transaction(async (tx) => {
      const made = await call(tx, changes);
      await stampItems(tx, clock, changes.toStamp);
      await channel.notify(tx, changes.changes);
      return made;
    });
    channel.committed(changes.changes);
    return result;
  };
