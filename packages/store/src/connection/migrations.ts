import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { newerSchema } from '../errors/store.errors.ts';
import type { Db } from './db.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** What tells the migrations apart, in their order. */
export const migrationHashes = (): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** Those of these migrations that this release does not know: they are of a newer one. */
export function unknownMigrations(hashes: readonly string[]): string[] {
  const known = new Set(migrationHashes());
  return hashes.filter((hash) => !known.has(hash));
}

/**
 * Applies, in one transaction, the migrations that the database does not have yet; one process at a time. `upTo` so
 * many of them in all, as an older release had. Throws `store.newer_schema`, and changes nothing, where the database has some
 * that this release does not know: its code would write what the newer tables do not mean.
 */
export async function migrate(db: Db, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder }).slice(0, upTo);
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, made_at bigint not null, applied_at timestamptz not null default now())`,
    );
    const applied = await tx.execute<{ hash: string }>(sql`select hash from migrations`);
    const done = new Set(applied.rows.map((row) => row.hash));
    const unknown = unknownMigrations([...done]);
    if (unknown.length > 0) throw newerSchema(unknown.length);
    for (const migration of migrations.filter((candidate) => !done.has(candidate.hash))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into migrations (hash, made_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
