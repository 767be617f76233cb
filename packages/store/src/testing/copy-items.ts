import { type SQL, sql } from 'drizzle-orm';
import { libraryTemplate } from '../assembly/library-template.ts';
import type { Db } from '../connection/db.ts';
import { openConnection } from '../connection/open-connection.ts';
import { writtenColumns } from '../connection/written-columns.ts';

/** An id that a copy has in the place of another one. */
const ofCopy = (id: SQL): SQL => sql`md5(${id}::text || '/' || copy)`;

type TableCopy = { table: string; ofItem: SQL; changes: SQL };

/** What of an item is copied with it, and what is another thing in the copy; `copy` is its number. */
const copied = (withinDays: number): TableCopy[] => [
  {
    table: 'items',
    ofItem: sql`one.id`,
    changes: sql`
      'id', ${ofCopy(sql`one.id`)}::uuid, 'slug', one.slug || '-' || copy,
      'canonical_url', null, 'guid', null, 'fingerprint', null,
      'published_at', now() - make_interval(days =>
        (extract(day from now() - one.published_at)::int + copy * 7) % ${withinDays}::int)`,
  },
  {
    table: 'segments',
    ofItem: sql`one.item_id`,
    changes: sql`'id', ${ofCopy(sql`one.id`)}, 'item_id', ${ofCopy(sql`one.item_id`)}::uuid`,
  },
  {
    table: 'assertions',
    ofItem: sql`one.item_id`,
    changes: sql`
      'id', ${ofCopy(sql`one.id`)}::uuid, 'item_id', ${ofCopy(sql`one.item_id`)}::uuid,
      'citation', jsonb_set(one.citation, '{segmentId}', to_jsonb(${ofCopy(sql`one.citation ->> 'segmentId'`)}))`,
  },
  {
    table: 'item_organisations',
    ofItem: sql`one.item_id`,
    changes: sql`'item_id', ${ofCopy(sql`one.item_id`)}::uuid, 'segment_id', ${ofCopy(sql`one.segment_id`)}`,
  },
  {
    table: 'item_people',
    ofItem: sql`one.item_id`,
    changes: sql`'item_id', ${ofCopy(sql`one.item_id`)}::uuid, 'segment_id', ${ofCopy(sql`one.segment_id`)}`,
  },
  {
    table: 'connections',
    ofItem: sql`one.item_id`,
    changes: sql`'id', ${ofCopy(sql`one.id`)}::uuid, 'item_id', ${ofCopy(sql`one.item_id`)}::uuid`,
  },
];

async function copyRows(
  db: Db,
  { table, ofItem, changes }: TableCopy,
  { itemIds, number }: { itemIds: readonly string[]; number: number },
): Promise<void> {
  const name = sql.identifier(table);
  const columns = await writtenColumns(db, table, sql`(select to_jsonb(one) from ${name} as one limit 1)`);
  // There is none of it.
  if (columns.length === 0) return;
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(sql`
    with made as materialized (
      select (jsonb_populate_record(one, jsonb_build_object(${changes}))).*
      from ${name} as one, (select ${number}::int as copy) as numbered
      where ${ofItem} = any(${sql.param([...itemIds])}::uuid[])
    )
    insert into ${name} (${listed}) select ${listed} from made`);
}

/**
 * Puts so many copies of each item of an embedded database beside it, with its lines, claims, organizations and people, on other
 * days of the last `withinDays`: what would take many minutes through the repositories takes seconds. Nobody else may
 * have the directory open.
 */
export async function copyItems(
  directory: string,
  { copies, withinDays }: { copies: number; withinDays: number },
): Promise<void> {
  const onError = (error: Error): void => {
    throw error;
  };
  const connection = await openConnection(
    { kind: 'embedded', directory },
    { onError, template: libraryTemplate },
  );
  try {
    const { rows } = await connection.db.execute<{ id: string }>(sql`select id from items`);
    const itemIds = rows.map(({ id }) => id);
    for (let number = 1; number <= copies; number += 1)
      await connection.db.transaction(async (tx) => {
        for (const one of copied(withinDays)) await copyRows(tx, one, { itemIds, number });
      });
  } finally {
    await connection.close();
  }
}
