import { sql } from 'drizzle-orm';
import { compactTables } from './assembly/compact-tables.ts';
import { libraryTemplate } from './assembly/library-template.ts';
import { createRepositories } from './assembly/repositories.ts';
import { afterRestore, tablesInOrder } from './assembly/tables.ts';
import { createWrite } from './assembly/write.ts';
import { createBackup } from './backup/backup.ts';
import { createRestore } from './backup/restore.ts';
import { anything, openChanges } from './changes/change-channel.ts';
import { systemClock } from './connection/db.ts';
import { openConnection } from './connection/open-connection.ts';
import {
  createDirectoryFiles,
  createFiles,
  createS3Files,
  type FileStore,
  makePrivate,
} from './files/index.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { createCachedLibrary } from './library/cached-library.ts';
import { createCachedLists } from './organization-copy/cached-lists.ts';
import { createOrganizationCopy } from './organization-copy/organization-copy.ts';
import { createRoom } from './room/room.ts';
import { createSearch } from './search/search.ts';
import { prepareSearch } from './search/search-index.ts';
import { createStatusUpdates } from './status-history/index.ts';
import type { FilesOptions, OpenStore, Store } from './store.ts';

/**
 * Opens the store: the database (its tables brought up to date), the search index, the job queue, which starts
 * with its first use, and the files. Throws `store.directory_in_use` when another process has the directory,
 * `store.directory_impossible`, `store.unreachable`, and `store.newer_schema` where a newer release wrote the tables.
 */
export async function openStore(options: OpenStore): Promise<Store> {
  const { clock = systemClock, onError = () => undefined } = options;
  for (const directory of directoriesOf(options)) makePrivate(directory);
  const connection = await openConnection(options.database, { onError, template: libraryTemplate });
  const { db } = connection;
  try {
    const prepare = () => connection.alone(() => prepareSearch({ db, onError }));
    const mode = await prepare();
    const statusUpdates = await createStatusUpdates(connection);
    const channel = await openChanges(connection);
    const write = createWrite({ db, clock, channel });
    const repositories = createRepositories({ db, clock, write });
    const { isInTransaction } = connection;
    const copy = createOrganizationCopy(db, channel);
    const lists = createCachedLists({ db, isInTransaction, copy, lists: repositories });
    const library = createCachedLibrary({
      db,
      isInTransaction,
      changes: channel,
      library: repositories.items,
    });
    const fileStore = await openFiles(options.files);
    const room = createRoom(directoriesOf(options), options.room ?? { reserveBytes: 0 });
    const jobs = createJobQueue({ connection, room, onError });
    const restoreRows = createRestore({
      db,
      files: fileStore,
      tables: tablesInOrder,
      afterRows: afterRestore,
    });
    return {
      ...repositories,
      ...lists,
      items: { ...repositories.items, ...library },
      jobs,
      search: createSearch({ db, mode, changes: channel, prepare, onError }),
      files: createFiles(fileStore, repositories.storedFiles, room),
      room,
      statusUpdates,
      changes: { subscribe: (tags, listener) => channel.subscribe(tags, listener) },
      backup: createBackup({ db, files: fileStore, tables: tablesInOrder }),

      async restore(file) {
        const report = await restoreRows(file);
        await channel.notify(db, anything);
        channel.committed(anything);
        return report;
      },

      transaction: (work) =>
        write((tx, changes) => {
          const inside = createRepositories({ db: tx, clock, write: (call) => call(tx, changes) });
          return work({ ...inside, jobs: jobs.senderFor(tx) });
        }),

      async maintain() {
        await repositories.sessions.removeExpired();
        await repositories.oneTimeTokens.removeExpired();
        await repositories.identity.removeExpired();
        await repositories.rateLimits.removePast();
        await repositories.mails.dropOldTexts();
        await repositories.events.removeOld();
        await repositories.deletedItems.removeExpired();
        await repositories.transcriptionServices.removeExpired();
        // A server has its own autovacuum; the embedded one has no background processes.
        if (!connection.singleOwner) return;
        await db.execute(sql`vacuum (analyze)`);
        await compactTables(db);
      },

      bounded: (bounds, work) => connection.bounded(bounds, work),

      async health() {
        const began = performance.now();
        await db.execute(sql`select 1`);
        return { database: connection.kind, databaseMs: performance.now() - began, search: mode };
      },

      async close() {
        await jobs.stop();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Where the store itself writes; a server of a database or of files looks after its own disk. */
const directoriesOf = ({ database, files }: OpenStore): string[] =>
  [database, files].flatMap((place) => ('directory' in place ? [place.directory] : []));

async function openFiles(options: FilesOptions): Promise<FileStore> {
  return options.kind === 's3' ? createS3Files(options) : createDirectoryFiles(options.directory);
}
