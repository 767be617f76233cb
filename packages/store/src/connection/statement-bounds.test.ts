import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wasEnded } from '../errors/trouble.ts';
import { makeServerDatabase, type ServerDatabase } from '../testing/server-database.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { atEachRow } from './at-each-row.ts';
import type { Connection } from './connection.ts';
import { embeddedConnection } from './embedded.ts';
import { PgliteThread } from './pglite-thread.ts';
import { openServer } from './server.ts';

const onError = () => undefined;
const limits = { search: 300, reading: 60_000 };
/** Would take hours. */
const endless = sql`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b where ${atEachRow} and a < b`;

async function openEmbedded(): Promise<Connection> {
  const thread = await PgliteThread.open({ directory: null, template: null, limits }, onError);
  return embeddedConnection(thread, { kind: 'memory', close: () => thread.close() });
}

let database: ServerDatabase;
beforeAll(async () => {
  database = await makeServerDatabase('nothing');
});
afterAll(() => database?.drop());

const both = [
  ['embedded', openEmbedded],
  ['on a server', () => openServer({ url: database.url, limits, pools: { search: 1, usual: 2 }, onError })],
] as const;

describe.each(both)('a database that is %s', (_name, open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection?.close());

  const answers = async (): Promise<unknown> => (await connection.db.execute(sql`select 1 as one`)).rows;

  it('ends the statement of a search that takes too long, and answers what is asked then', async () => {
    const search = connection.bounded({ of: 'search' }, async () => connection.db.execute(endless));
    const error: unknown = await search.catch((failure: unknown) => failure);
    expect(wasEnded(error)).toBe(true);
    expect(await answers()).toEqual([{ one: 1 }]);
  });

  it('ends what runs and drops what waits of those who leave, so that others have their turn', async () => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const input = Array.from({ length: 11 }, () =>
      connection.bounded({ of: 'reading', signal }, async () => connection.db.execute(endless)),
    );
    const failures = Promise.all(input.map((one) => one.catch((failure: unknown) => failure)));
    const running = answers();
    setTimeout(() => leaving.abort(), 50);
    expect((await failures).map(wasEnded)).toEqual(input.map(() => true));
    expect(await running).toEqual([{ one: 1 }]);
  });

  it('lets work that is bound by nothing take its time', async () => {
    const long = sql`select count(*)::int as rows from generate_series(1, 3000000) a where ${atEachRow}`;
    expect((await connection.db.execute(long)).rows).toEqual([{ rows: 3_000_000 }]);
  });
});

it('keeps connections of a server for everything else while searches have all of theirs', async () => {
  const patient = { search: 0, reading: 0 };
  const connection = await openServer({
    ...{ url: database.url, limits: patient, onError },
    pools: { search: 1, usual: 1 },
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  const search = () =>
    connection.bounded({ of: 'search', signal }, async () => connection.db.execute(endless));
  const searching = Promise.all(
    [search(), search(), search()].map((one) => one.catch((failure: unknown) => failure)),
  );
  const runs = async (): Promise<boolean> => {
    const { rows } = await connection.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query like '%1000000%' and pid <> pg_backend_pid()`,
    );
    return rows.length === 1;
  };
  await waitUntil(runs);
  leaving.abort();
  expect((await searching).map(wasEnded)).toEqual([true, true, true]);
  await waitUntil(async () => !(await runs()));
  await connection.close();
});
