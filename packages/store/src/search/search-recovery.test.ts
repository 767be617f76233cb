import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryTemplate } from '../assembly/library-template.ts';
import type { Connection } from '../connection/connection.ts';
import { openConnection } from '../connection/open-connection.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createSearch } from './search.ts';
import { prepareSearch } from './search-index.ts';
import { createRecovery } from './search-recovery.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openConnection(
    { kind: 'memory' },
    { onError: () => undefined, template: libraryTemplate },
  );
});
afterAll(() => connection.close());

it('answers with nothing while an index is missing, says so, and makes it anew', async () => {
  const errors: Error[] = [];
  const onError = (error: Error) => errors.push(error);
  const { db } = connection;
  const search = createSearch({
    db,
    mode: await prepareSearch({ db, onError }),
    changes: { subscribe: () => () => undefined },
    prepare: () => prepareSearch({ db, onError }),
    onError,
  });
  await db.execute(sql`drop index segments_bm25`);
  expect(await search.find({ text: 'harbor' })).toEqual([]);
  expect([search.degraded(), errors.length]).toEqual([['bm25'], 1]);

  await waitUntil(async () => search.degraded().length === 0);
  expect(await search.about({ text: 'harbor' })).toEqual([]);
  expect([search.degraded(), errors.length]).toEqual([[], 1]);
});

it('hands on what fails for another reason', async () => {
  const recovery = createRecovery(
    async () => undefined,
    () => undefined,
  );
  await expect(recovery.guard(() => Promise.reject(new Error('gone')), null)).rejects.toThrow('gone');
  expect(recovery.isDown()).toBe(false);
});
