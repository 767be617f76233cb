import type { Repositories } from './assembly/repositories.ts';
import type { BackupReport } from './backup/archive.ts';
import type { Changes } from './changes/change-channel.ts';
import type { DatabaseOptions } from './connection/connection.ts';
import type { Clock } from './connection/db.ts';
import type { StatementBounds } from './connection/statement-bounds.ts';
import type { Files, S3Options } from './files/index.ts';
import type { JobSender, Jobs } from './jobs/job.types.ts';
import type { Room, RoomOptions } from './room/room.ts';
import type { Search } from './search/search.types.ts';
import type { StatusUpdates } from './status-history/index.ts';

export type FilesOptions = { kind: 'directory'; directory: string } | ({ kind: 's3' } & S3Options);

export type OpenStore = {
  database: DatabaseOptions;
  files: FilesOptions;
  /** What has to stay free on the disks that it writes to; nothing when left out. */
  room?: RoomOptions;
  clock?: Clock;
  /** Told what went wrong in the background (a listener that lost its connection, a job that could not be fetched). */
  onError?: (error: Error) => void;
};

/** Everything that may be done in one transaction. */
export type Transaction = Repositories & { jobs: JobSender };

type StoreHealth = {
  database: 'embedded' | 'memory' | 'server';
  /** Answer time of the database in ms. */
  databaseMs: number;
  search: Search['mode'];
};

export type Store = Repositories & {
  /** Runs `work` in one transaction: all of it is stored, or, when it throws, nothing. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  jobs: Jobs;
  search: Search;
  files: Files;
  /** What is left on the disks that it writes to. */
  room: Room;
  statusUpdates: StatusUpdates;
  /** What was stored, told to whoever holds copies. */
  changes: Changes;
  /** Writes all rows, of one moment, and all files to one archive, while the store is in use. */
  backup(file: string): Promise<BackupReport>;
  /** Reads an archive into an empty store; throws `backup.store_not_empty` otherwise. */
  restore(file: string): Promise<BackupReport>;
  /** Forgets what has expired and, embedded, tidies the tables; takes seconds, to be called now and then. */
  maintain(): Promise<void>;
  /**
   * Runs what reads, each statement of it for a limited time, and not after its signal has come: it fails then with an
   * error that `wasEnded` knows.
   */
  bounded<T>(bounds: StatementBounds, work: () => Promise<T>): Promise<T>;
  /** Asks the database; rejects when it does not answer. */
  health(): Promise<StoreHealth>;
  /** Stops jobs and listeners and closes the database; nothing may be called afterwards. */
  close(): Promise<void>;
};
