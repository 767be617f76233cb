import type { Db as JobDatabase } from 'pg-boss';
import type { Db } from './db.ts';
import type { StatementBounds, StatementLimits } from './statement-bounds.ts';

export type DatabaseOptions =
  /** PostgreSQL in a thread of this process, its files in `directory`; one process at a time. */
  | { kind: 'embedded'; directory: string; limits?: StatementLimits }
  /** The same without files, for tests. */
  | { kind: 'memory' }
  | { kind: 'server'; url: string; limits?: StatementLimits; pools?: PoolSizes };

/** Connections to a server that a process holds at most: of searches, and of everything else. */
export type PoolSizes = { search: number; usual: number };

/** An open database, embedded or on a server; nobody but `open*` knows which. */
export type Connection = {
  kind: 'embedded' | 'memory' | 'server';
  db: Db;
  /** Runs work whose statements are ended when they take too long, or when nobody waits for them any more. */
  bounded<T>(bounds: StatementBounds, work: () => Promise<T>): Promise<T>;
  /** Whether the calling code runs inside a transaction that `db` has joined: what it reads nobody else may see yet. */
  isInTransaction: () => boolean;
  /** Nobody else has this database open, so a job found active at the start is one whose process died. */
  singleOwner: boolean;
  /** Runs work that must not run in two processes at once, such as making tables. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls back for every notification on a channel until the returned function is called; `onGap` says that some may
   * have been missed.
   */
  listen(channel: string, listener: (payload: string) => void, onGap?: () => void): Promise<() => void>;
  /** The same database as the job queue's driver wants it. */
  jobDatabase: JobDatabase;
  close(): Promise<void>;
};
