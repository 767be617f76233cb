import { installed, type Template } from '../connection/memory-template.ts';
import { migrate, migrationHashes } from '../connection/migrations.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { createRoom } from '../room/room.ts';
import { bm25Statements, prepareSearch } from '../search/search-index.ts';

function fail(error: Error): never {
  throw error;
}

/** A store without a row: its tables, the indexes of search and the tables of the job queue. */
export const libraryTemplate: Template = {
  name: 'library',
  madeOf: [...migrationHashes(), ...bm25Statements, installed('pg-boss')],
  async make(connection) {
    await migrate(connection.db);
    await prepareSearch({ db: connection.db, onError: fail });
    const jobs = createJobQueue({ connection, room: createRoom([], { reserveBytes: 0 }), onError: fail });
    await jobs.declare([]);
    await jobs.stop();
  },
};
