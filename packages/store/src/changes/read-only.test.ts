import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openMemory } from '../connection/memory.ts';
import { emptyDatabase } from '../connection/memory-template.ts';
import { secrets } from '../secrets/secret.table.ts';
import { readOnly } from './read-only.ts';

it('reads as before and refuses what writes', async () => {
  const connection = await openMemory({ template: emptyDatabase, onError: () => undefined });
  try {
    const db = readOnly(connection.db);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    expect(() => db.insert(secrets)).toThrow('declared to read');
    expect(() => db.delete(secrets)).toThrow('declared to read');
    expect(() => db.execute(sql`insert into ${secrets} values (1)`)).toThrow('declared to read');
    expect(() => db.execute(sql`with a as (update ${secrets} set name = '') select 1`)).toThrow(
      'declared to read',
    );
  } finally {
    await connection.close();
  }
});
