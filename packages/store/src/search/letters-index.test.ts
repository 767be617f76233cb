import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryTemplate } from '../assembly/library-template.ts';
import type { Connection } from '../connection/connection.ts';
import { containing } from '../connection/list-query.ts';
import { openConnection } from '../connection/open-connection.ts';
import { lookedThrough, organisations } from '../organisations/index.ts';

let connection: Connection;
beforeAll(async () => {
  const onError = (error: Error) => {
    throw error;
  };
  connection = await openConnection({ kind: 'memory' }, { onError, template: libraryTemplate });
});
afterAll(() => connection.close());

/** How the database would look for these words if reading all rows cost too much. */
const planOf = (words: string): Promise<string> =>
  connection.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const condition = containing(words, lookedThrough(organisations));
    const { rows } = await tx.execute(sql`explain select 1 from ${organisations} where ${condition}`);
    return JSON.stringify(rows);
  });

it('answers what lists of organisations look for in three letters or more, wherever they stand', async () => {
  expect(await planOf('arb')).toContain('organisations_letters');
});

it('leaves letters beyond ASCII, whose capitals another collation knows, to the reading of every row', async () => {
  expect(await planOf('ébé')).not.toContain('organisations_letters');
});
