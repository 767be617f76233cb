import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './db.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** What tells the migrations apart, in their order. */
export const migrationHashes = (): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/**
 * Applies, in one transaction, the migrations that the database does not have yet; one process at a time. `upTo` so
 * many of them in all, as an older release had.
 */
export async function migrate(db: Db, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder }).slice(0, upTo);
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, made_at bigint not null, applied_at timestamptz not null default now())`,
    );
    const applied = await tx.execute<{ hash: string }>(sql`select hash from migrations`);
    const known = new Set(applied.rows.map((row) => row.hash));
    for (const migration of migrations.filter((candidate) => !known.has(candidate.hash))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into migrations (hash, made_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
