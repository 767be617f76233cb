import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { openMemory } from './memory.ts';
import { emptyDatabase } from './memory-template.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openMemory({ template: emptyDatabase, onError: () => undefined });
});
afterAll(() => connection.close());

const run = async (statement: ReturnType<typeof sql>) => (await connection.db.execute(statement)).rows;
const storedRows = () => run(sql`select count(*)::int as n from pg_prepared_statements where name like 's%'`);

/** Often enough that it is prepared. */
async function repeated<Given>(ask: (round: number) => Promise<Given>): Promise<Given[]> {
  const answers: Given[] = [];
  for (let round = 0; round < 5; round += 1) answers.push(await ask(round));
  return answers;
}

describe('a statement that comes again', () => {
  it('is prepared, and answers for its own parameters, whatever their types', async () => {
    const [before] = await storedRows();
    const answers = await repeated((round) =>
      run(sql`select ${round}::int as number, ${null}::text as nothing, ${sql.param(['a', `b "${round}"`])}::text[] as list,
        ${JSON.stringify({ round })}::jsonb as shape, ${new Date(round)}::timestamptz as at, ${`it's ${round}`} as said`),
    );
    expect(answers.map(([row]) => row)).toEqual(
      answers.map((_, round) => ({
        number: round,
        nothing: null,
        list: ['a', `b "${round}"`],
        shape: { round },
        at: expect.stringContaining(`00:00:00${round === 0 ? '' : `.00${round}`}`),
        said: `it's ${round}`,
      })),
    );
    const [after] = await storedRows();
    expect(after?.['n']).toBeGreaterThan(Number(before?.['n']));
  });

  it('gives rows of the new shape when a table was changed, also when both are asked for at once', async () => {
    await run(sql`create table shapes (one int)`);
    await run(sql`insert into shapes values (1)`);
    await repeated(() => run(sql`select * from shapes`));
    const [, changed] = await Promise.all([
      run(sql`alter table shapes add column two int default 2`),
      run(sql`select * from shapes`),
    ]);
    expect(changed).toEqual([{ one: 1, two: 2 }]);
    await run(sql`alter table shapes alter column one type text`);
    expect(await repeated(() => run(sql`select * from shapes`))).toContainEqual([{ one: '1', two: 2 }]);
  });

  it('may fail, alone, and is free for its next parameters', async () => {
    const divide = (by: number) => run(sql`select (10 / ${by}::int) as share`);
    await repeated(() => divide(5));
    const results = await Promise.allSettled([divide(0), divide(2)]);
    expect(results[0]).toMatchObject({ status: 'rejected', reason: { cause: { code: '22012' } } });
    expect(results[1]).toMatchObject({ value: [{ share: 5 }] });
  });

  it('fails with the transaction that it spoils, which is undone', async () => {
    await run(sql`create table sums (id int primary key)`);
    const add = (id: number) => run(sql`insert into sums (id) values (${id})`);
    await repeated((round) => add(round));
    const spoiled = connection.db.transaction(async () => {
      await add(100);
      await expect(add(100)).rejects.toMatchObject({ cause: { code: '23505' } });
      await add(101);
    });
    await expect(spoiled).rejects.toMatchObject({ cause: { code: '25P02' } });
    await add(102);
    expect(await run(sql`select id from sums where id >= 100`)).toEqual([{ id: 102 }]);
  });

  it('may be one of more texts than are kept', async () => {
    const texts = Array.from({ length: 320 }, (_, text) => sql.raw(String(text)));
    for (const round of [1, 2, 3]) {
      await Promise.all(texts.map((text) => run(sql`select ${round}::int + ${text} as sum`)));
    }
    const [{ n } = { n: 0 }] = await storedRows();
    expect(n).toBeGreaterThan(0);
    expect(n).toBeLessThanOrEqual(300);
    expect(await run(sql`select ${1}::int + ${sql.raw('5')} as sum`)).toEqual([{ sum: 6 }]);
  });
});
