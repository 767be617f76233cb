import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { attempt, isAvailable, type Prepare } from '../connection/extensions.ts';
import { lookedThrough } from '../organisations/index.ts';

const text = lookedThrough({
  name: sql.raw('name'),
  description: sql.raw('description'),
  state: sql.raw('state'),
});
// A short list of what is new is put into it at once: row by row an import would take several times as long.
const statement = sql`
  create index if not exists organisations_letters on organisations
    using gin ((${text} collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`;

/** The statement that makes the index of what lists of organisations look through for words, in its collation. */
export const lettersStatement = new PgDialect().sqlToQuery(statement).sql;

/** Makes the index where the server has its extension; elsewhere every row is looked through. */
export async function prepareLetters({ db, onError }: Prepare): Promise<void> {
  if (!(await isAvailable(db, 'pg_trgm'))) return;
  if (!(await attempt(db, sql`create extension if not exists pg_trgm`, onError))) return;
  await attempt(db, statement, onError);
}
