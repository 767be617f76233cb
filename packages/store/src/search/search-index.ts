import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { attempt, isAvailable, type Prepare } from '../connection/extensions.ts';
import { textConfig } from '../text/text-config.ts';
import type { SearchMode } from './search.types.ts';

export const bm25Index = 'segments_bm25';
export const passagesBm25Index = 'summary_passages_bm25';
const indexed = [
  { table: 'segments', bm25: bm25Index, words: 'segments_words' },
  { table: 'summary_passages', bm25: passagesBm25Index, words: 'summary_passages_words' },
];

/** The statements that make the indexes of `bm25`. */
export const bm25Statements = indexed.map(
  ({ table, bm25 }) =>
    `create index if not exists ${bm25} on ${table} using bm25 (text) with (text_config = '${textConfig}')`,
);

/**
 * Creates the extensions that the server has and the indexes that search will use. Outside the migrations,
 * because which indexes there are depends on the server and not on the version of the schema.
 */
export async function prepareSearch({ db, onError }: Prepare): Promise<SearchMode> {
  if (await isAvailable(db, 'vector')) await attempt(db, sql`create extension if not exists vector`, onError);
  if ((await isAvailable(db, 'pg_textsearch')) && (await prepareBm25({ db, onError }))) return 'bm25';
  for (const { table, words } of indexed) {
    await db.execute(
      sql.raw(
        `create index if not exists ${words} on ${table} using gin (to_tsvector('${textConfig}', text))`,
      ),
    );
  }
  return 'tsvector';
}

async function prepareBm25({ db, onError }: Prepare): Promise<boolean> {
  if (!(await attempt(db, sql`create extension if not exists pg_textsearch`, onError))) return false;
  for (const create of bm25Statements) {
    if (!(await attempt(db, sql.raw(create), onError))) return false;
  }
  return true;
}

/** Builds the indexes of this mode anew. */
export async function rebuildIndexes(db: Db, mode: SearchMode): Promise<void> {
  for (const { bm25, words } of indexed) {
    await db.execute(sql`reindex index ${sql.identifier(mode === 'bm25' ? bm25 : words)}`);
  }
}
