import { type ContentKind, contentKinds } from '@ecco/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { ledgerEntries } from '../proceedings/index.ts';

/** A name that items are of, or that somebody acts under, and that no organization of the directory has. */
export type ProposedName = {
  name: string;
  /** Items whose own it is. */
  items: number;
  /** Rows of the ledger in which it acts. */
  signals: number;
  /** Of the items. */
  kinds: ContentKind[];
  /** One of the items is what a company files with its authority. */
  files: boolean;
  /** A list of funds names it, with the code of its state where it says one. */
  isListed: boolean;
  state: string | null;
};
type Row = Omit<ProposedName, 'kinds'> & { kinds: (string | null)[] };

const waiting = sql`${items.meta} #>> '{organisation,name}'`;
const listed = sql`jsonb_array_elements(case when jsonb_typeof(${items.meta} -> 'listed') = 'array' then ${items.meta} -> 'listed' else '[]' end)`;
const isFiling = sql`coalesce(bool_or(${items.meta} ->> 'documentType' = 'filing'), false)`;

/** One name in capitals and in small letters, with either apostrophe. */
const nameKey = (name: SQL): SQL => sql`lower(replace(${name}, '’', ''''))`;

/** Names that wait for an organization, those of most items first. Whether one has come to be called so meanwhile is not asked. */
export async function proposedNames(db: Db, limit: number): Promise<ProposedName[]> {
  const { rows } = await db.execute<Row>(sql`
    select max(name collate "C") as name, sum(items)::int as items, sum(signals)::int as signals, array_agg(distinct kind) as kinds,
      bool_or(files) as files, bool_or(listed) as "isListed", max(state) as state from (
      select ${waiting} as name, ${items.kind} as kind, count(*) as items, 0 as signals, ${isFiling} as files, false as listed, null as state
        from ${items} where ${waiting} is not null group by 1, 2
      union all
      select ${ledgerEntries.who}, null, 0, count(*), false, false, null from ${ledgerEntries}
        where ${ledgerEntries.organizationId} is null and ${ledgerEntries.who} is not null group by 1
      union all
      select entry ->> 'name', null, 0, 0, false, true, max(entry ->> 'state') from ${items}, ${listed} as entry group by 1
    ) as named group by ${nameKey(sql`name`)} order by sum(items) desc, sum(signals) desc, 1 limit ${limit}`);
  return rows.map((row) => ({
    ...row,
    kinds: contentKinds.filter((kind) => row.kinds.includes(kind)),
  }));
}

/** Ids of items whose own this name is, the newest additions first. */
export async function itemsWaitingFor(db: Db, name: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${items.id} as id from ${items} where ${nameKey(waiting)} = ${nameKey(sql`${name}`)} order by ${items.createdAt} desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
