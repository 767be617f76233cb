import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';

/** Pages of 8 KB. A smaller table is read at once anyway; the rewriting of a larger one would hold all others back. */
const pages = { least: 256, most: 6_144 } as const;
/** A table is worth rewriting that takes so many times the room of its rows. */
const bloated = 2;
/** Bytes of a row beside its columns, and of a page for rows. */
const bytes = { ofRow: 28, ofPage: 8_000 } as const;

/**
 * Rewrites tables that many changes at once, such as an import, left several times as large as their rows are: nothing
 * else makes them smaller, and whoever reads all of one reads the empty pages too. For a database that is alone with its
 * process, after it was analysed. The names of the tables.
 */
export async function compactTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select class.oid::regclass::text as name
    from pg_class as class
    join pg_namespace as space on space.oid = class.relnamespace and space.nspname = 'public'
    cross join lateral (
      select coalesce(sum(avg_width), 0) + ${bytes.ofRow}::int as width
      from pg_stats where schemaname = 'public' and tablename = class.relname) as row
    where class.relkind = 'r' and class.relpages between ${pages.least}::int and ${pages.most}::int
      and class.relpages > ${bloated}::int * (class.reltuples * row.width / ${bytes.ofPage}::int + 1)`);
  for (const { name } of rows) {
    await db.execute(sql.raw(`vacuum (full, analyze) ${name}`));
    // What was rewritten has forgotten which pages everybody may see, without which no index answers alone.
    await db.execute(sql.raw(`vacuum ${name}`));
  }
  return rows.map(({ name }) => name);
}
