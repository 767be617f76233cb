import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import type { SearchMode } from './search.types.ts';
import { textConfig } from './text-config.ts';

export const bm25Index = 'segments_bm25';
const wordsIndex = 'segments_words';

type Prepare = { db: Db; onError: (error: Error) => void };

async function isAvailable(db: Db, extension: string): Promise<boolean> {
  const found = await db.execute(sql`select 1 from pg_available_extensions where name = ${extension}`);
  return found.rows.length > 0;
}

/**
 * Creates the extensions that the server has and the index that search will use. Outside the migrations,
 * because which index there is depends on the server and not on the version of the schema.
 */
export async function prepareSearch({ db, onError }: Prepare): Promise<SearchMode> {
  if (await isAvailable(db, 'vector')) await attempt(db, sql`create extension if not exists vector`, onError);
  if (await isAvailable(db, 'pg_textsearch')) {
    const ready =
      (await attempt(db, sql`create extension if not exists pg_textsearch`, onError)) &&
      (await attempt(
        db,
        sql.raw(
          `create index if not exists ${bm25Index} on segments using bm25 (text) with (text_config = '${textConfig}')`,
        ),
        onError,
      ));
    if (ready) return 'bm25';
  }
  await db.execute(
    sql.raw(
      `create index if not exists ${wordsIndex} on segments using gin (to_tsvector('${textConfig}', text))`,
    ),
  );
  return 'tsvector';
}

/** Builds the index of this mode anew. */
export async function rebuildIndex(db: Db, mode: SearchMode): Promise<void> {
  await db.execute(sql`reindex index ${sql.identifier(mode === 'bm25' ? bm25Index : wordsIndex)}`);
}

/** An extension may be listed and still refuse (no right to create it, library not preloaded): then go without. */
async function attempt(
  db: Db,
  statement: ReturnType<typeof sql>,
  onError: Prepare['onError'],
): Promise<boolean> {
  try {
    await db.execute(statement);
    return true;
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)));
    return false;
  }
}
