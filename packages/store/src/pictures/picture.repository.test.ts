import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../connection/connection.ts';
import { openMemory } from '../connection/memory.ts';
import { emptyDatabase } from '../connection/memory-template.ts';
import { migrate } from '../connection/migrations.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openMemory({ template: emptyDatabase, onError: () => undefined });
  await migrate(connection.db);
});
afterAll(() => connection.close());

it.each(['items', 'people', 'shows'])(
  'whether a picture is one of %s is told without reading all of them',
  async (table) => {
    const plan = await connection.db.transaction(async (tx) => {
      // A small table is read whole, whatever indexes it has.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain select 1 from ${sql.identifier(table)} where image_url = 'https://fund.example/a.png'`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain(`${table}_picture`);
  },
);
