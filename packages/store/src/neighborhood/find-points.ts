import type { PointKind } from '@ecco/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { itemOrganizations, itemPeople } from '../links/index.ts';
import { meetingItems, meetings } from '../meetings/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { shows } from '../shows/index.ts';
import type { GraphPoint, Neighbors, NeighborsQuery } from './neighborhood.types.ts';

const target = sql`coalesce(${connections.personId}, ${connections.meetingId}, ${connections.itemId}, ${connections.showId})`;

/** Ids beside one id, by every kind of edge, and how near: 3 what was connected or speaks, 1 what is only named. */
const nearBy = (id: string): SQL => sql`
  select ${target} as id, 3 as weight from ${connections} where ${connections.organizationId} = ${id}::uuid
  union all select ${connections.organizationId}, 3 from ${connections}
    where ${connections.personId} = ${id}::uuid or ${connections.meetingId} = ${id}::uuid
      or ${connections.itemId} = ${id}::uuid or ${connections.showId} = ${id}::uuid
  union all select ${itemOrganizations.itemId}, case when ${itemOrganizations.relation} = 'mentions' then 1 else 2 end
    from ${itemOrganizations} where ${itemOrganizations.organizationId} = ${id}::uuid and ${itemOrganizations.unlinkedAt} is null
  union all select ${itemOrganizations.organizationId}, case when ${itemOrganizations.relation} = 'mentions' then 1 else 2 end
    from ${itemOrganizations} where ${itemOrganizations.itemId} = ${id}::uuid and ${itemOrganizations.unlinkedAt} is null
  union all select ${itemPeople.itemId}, case when ${itemPeople.speaks} is null then 1 else 3 end
    from ${itemPeople} where ${itemPeople.personId} = ${id}::uuid and ${itemPeople.unlinkedAt} is null
  union all select ${itemPeople.personId}, case when ${itemPeople.speaks} is null then 1 else 3 end
    from ${itemPeople} where ${itemPeople.itemId} = ${id}::uuid and ${itemPeople.unlinkedAt} is null
  union all select ${items.id}, 2 from ${items} where ${items.showId} = ${id}::uuid
  union all select ${items.showId}, 2 from ${items} where ${items.id} = ${id}::uuid and ${items.showId} is not null
  union all select ${meetingItems.itemId}, 3 from ${meetingItems} where ${meetingItems.meetingId} = ${id}::uuid
  union all select ${meetingItems.meetingId}, 3 from ${meetingItems} where ${meetingItems.itemId} = ${id}::uuid`;

const noDay = sql`null::timestamptz`;

/** The points of a kind among the ids of `near`. */
const pointsOf: Readonly<Record<PointKind, SQL>> = {
  organization: sql`select ${organizations.id} as id, 'organization' as kind, ${organizations.slug} as slug,
    ${organizations.name} as name, ${organizations.type} as detail, ${noDay} as day
    from ${organizations} where ${organizations.deletedAt} is null`,
  person: sql`select ${people.id} as id, 'person' as kind, ${people.slug} as slug, ${people.name} as name,
    null as detail, ${noDay} as day from ${people} where ${people.deletedAt} is null`,
  meeting: sql`select ${meetings.id} as id, 'meeting' as kind, ${meetings.slug} as slug, ${meetings.title} as name,
    ${meetings.fundName} as detail, ${meetings.heldAt} as day from ${meetings}`,
  show: sql`select ${shows.id} as id, 'show' as kind, ${shows.slug} as slug, ${shows.name} as name,
    ${shows.kind} as detail, ${noDay} as day from ${shows} where ${shows.ignoredAt} is null`,
  item: sql`select ${items.id} as id, 'item' as kind, ${items.slug} as slug, ${items.title} as name,
    ${items.kind} as detail, ${items.publishedAt} as day from ${items}`,
};

type Row = Omit<GraphPoint, 'day'> & { day: Date | string | null; total: number };

const pointOf = ({ total: _total, day, ...point }: Row): GraphPoint => ({
  ...point,
  day: day === null ? null : new Date(day),
});

/** A point by its id; null where there is none. */
export async function findPoint(db: Db, kind: PointKind, id: string): Promise<GraphPoint | null> {
  const { rows } = await db.execute<Row>(
    sql`select *, 1 as total from (${pointsOf[kind]}) as point where id = ${id}::uuid`,
  );
  const [row] = rows;
  return row ? pointOf(row) : null;
}

/**
 * What stands beside a point and is not drawn yet: of each kind the nearest first, then the newest, one kind after the
 * other, so that a few points show every kind that there is.
 */
export async function findNeighbors(db: Db, query: NeighborsQuery): Promise<Neighbors> {
  const { center, known, kinds, from, until, limit } = query;
  if (kinds.length === 0) return { points: [], total: 0 };
  const union = sql.join(
    kinds.map((kind) => sql`(${pointsOf[kind]})`),
    sql` union all `,
  );
  const { rows } = await db.execute<Row>(sql`
    with near as (
      select id, max(weight) as weight from (${nearBy(center)}) as found
      where id <> all(${sql.param([...known, center])}::uuid[]) group by id
    ), found as (
      select point.*, row_number() over (
        partition by point.kind order by near.weight desc, point.day desc nulls last, point.name, point.id
      ) as place
      from (${union}) as point join near on near.id = point.id
      where point.day is null or (
        (${from ?? null}::timestamptz is null or point.day >= ${from ?? null}::timestamptz)
        and (${until ?? null}::timestamptz is null or point.day < ${until ?? null}::timestamptz))
    )
    select id, kind, slug, name, detail, day, (count(*) over ())::int as total from found
    order by place, kind limit ${limit}`);
  return { points: rows.map(pointOf), total: rows[0]?.total ?? 0 };
}
