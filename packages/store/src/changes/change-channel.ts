import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Connection } from '../connection/connection.ts';
import type { Db } from '../connection/db.ts';
import { type Change, type ChangeTag, changeTags } from './change.ts';
import { payloadsOf, readPayload } from './change-payload.ts';

const channel = 'ecco_changes';

/** What is told where nobody knows what changed. */
export const anything: readonly Change[] = changeTags.map((tag) => ({ tag, id: null }));

export type Changes = {
  /**
   * Calls back for every change of these kinds that any process stored, after it was stored; with the id null when any
   * of a kind may have changed. What this process stores is told before its own call has come back. Returns
   * how to stop.
   */
  subscribe(tags: readonly ChangeTag[], listener: (change: Change) => void): () => void;
};

export type ChangeChannel = Changes & {
  /** Sends the changes when the transaction commits, and not otherwise. */
  notify(tx: Db, changes: readonly Change[]): Promise<void>;
  /** Tells this process of what has just been committed. */
  committed(changes: readonly Change[]): void;
};

type ListeningConnection = Pick<Connection, 'listen' | 'kind'>;

/** Tells and hears what any process changed. */
export async function openChanges({ listen, kind }: ListeningConnection): Promise<ChangeChannel> {
  const origin = randomUUID();
  const listeners = new Set<(change: Change) => void>();
  const tell = (changes: readonly Change[]) => {
    for (const change of changes) for (const listener of listeners) listener(change);
  };
  // The embedded database tells of a commit before it answers. A server does so over another connection, later than its
  // answer, so that this process tells itself.
  const tellsItself = kind === 'server';
  const hear = (payload: string) => {
    const reported = readPayload(payload);
    if (reported && !(tellsItself && reported.origin === origin)) tell(reported.changes);
  };
  // What was changed while nobody listened is not known.
  const afterGap = () => tell(anything);
  await listen(channel, hear, afterGap);
  return {
    async notify(tx, changes) {
      const payloads = payloadsOf(origin, changes);
      if (payloads.length === 0) return;
      await tx.execute(
        sql`select pg_notify(${channel}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
      );
    },
    committed(changes) {
      if (tellsItself) tell(changes);
    },
    subscribe(tags, listener) {
      const own = (change: Change) => {
        if (tags.includes(change.tag)) listener(change);
      };
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
}
