import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { users } from '../users/index.ts';
import { forgetInDeletedRows } from './deleted-rows.ts';
import { type Fate, heldRows, personColumns, secretColumns } from './person-columns.ts';

/** Whose data: the account, and its address in lower case, which some rows know alone. */
export type Person = { id: string; email: string };
type Row = Record<string, unknown>;
/** Rows by table; `left_out`: how many more of a table there are than an answer takes. */
export type PersonalData = { tables: Record<string, Row[]>; leftOut: Record<string, number> };

/** Of one table: more than anybody has, and an end for what somebody made a program write. */
const rowsMost = 50_000;

type Place = { table: string; column: string; fate: Fate };

const places: readonly Place[] = Object.entries(personColumns).map(([name, fate]) => {
  const [table = '', column = ''] = name.split('.');
  return { table, column, fate };
});

const isAddress = ({ fate }: Place): boolean => fate === 'address' || fate === 'address-stays';

const isOf = (place: Place, { id, email }: Person): SQL =>
  sql`${sql.identifier(place.column)} = ${isAddress(place) ? email : id}`;

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumns.has(column)));

/** The rows of a table that fulfill a condition, what lets in left out, and how many there are. */
async function rowsWhere(db: Db, table: string, condition: SQL): Promise<{ rows: Row[]; total: number }> {
  const name = sql.identifier(table);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${name} where ${condition}`,
  );
  const result = await db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from (select * from ${name} where ${condition} limit ${rowsMost}) t`,
  );
  return { rows: result.rows.map(({ row }) => withoutSecrets(row)), total: counted.rows[0]?.total ?? 0 };
}

/** Of every table, which of its rows are a person's. */
function conditionsOf(person: Person): Map<string, SQL> {
  const byTable = Map.groupBy(places, ({ table }) => table);
  const own = [...byTable].map(([table, named]): [string, SQL] => [
    table,
    sql.join(
      named.map((place) => sql`(${isOf(place, person)})`),
      sql` or `,
    ),
  ]);
  const held = Object.entries(heldRows).map(([table, { by, of, owner }]): [string, SQL] => [
    table,
    sql`${sql.identifier(by)} in (select id from ${sql.identifier(of)} where ${sql.identifier(owner)} = ${person.id})`,
  ]);
  return new Map([['users', sql`id = ${person.id}`], ...own, ...held]);
}

/** What admins did to an account is told of a person without a name. */
const nobody = 'Deleted person';

async function forgetInAudit(db: Db, { id, email }: Person): Promise<void> {
  await db.execute(
    sql`update audit_entries set subject_name = ${nobody}, subject_id = null where subject_kind = 'user' and subject_id = ${id}`,
  );
  for (const column of ['before', 'after']) {
    const values = sql.identifier(column);
    await db.execute(sql`update audit_entries
      set ${values} = replace(${values}::text, ${email}, ${nobody})::jsonb
      where position(${email} in ${values}::text) > 0`);
  }
}

/** All that the database holds of one person. */
export function createPersonalDataRepository(db: Db) {
  return {
    /** Every row that is tied to a person, by table, without what lets in. */
    async exportOf(person: Person): Promise<PersonalData> {
      const data: PersonalData = { tables: {}, leftOut: {} };
      for (const [table, condition] of conditionsOf(person)) {
        const { rows, total } = await rowsWhere(db, table, condition);
        if (total > 0) data.tables[table] = rows;
        if (total > rows.length) data.leftOut[table] = total - rows.length;
      }
      return data;
    },

    /**
     * Deletes a person: what is theirs goes, what they did to the library stays without their name. Call it inside a
     * transaction. Gives the lists that went with them.
     */
    async erase(person: Person): Promise<string[]> {
      const lists = await db.execute<{ id: string }>(sql`select id from lists where owner_id = ${person.id}`);
      for (const place of places) {
        const table = sql.identifier(place.table);
        const column = sql.identifier(place.column);
        const condition = isOf(place, person);
        await (place.fate === 'goes' || place.fate === 'address'
          ? db.execute(sql`delete from ${table} where ${condition}`)
          : db.execute(sql`update ${table} set ${column} = null where ${condition}`));
      }
      await db.execute(sql`delete from verifications where value = ${person.id}`);
      await forgetInAudit(db, person);
      await forgetInDeletedRows(db, person.id, personColumns);
      await db.delete(users).where(eq(users.id, person.id));
      return lists.rows.map(({ id }) => id);
    },
  };
}
