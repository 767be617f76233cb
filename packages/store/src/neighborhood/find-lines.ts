import { limits } from '@ecco/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { itemOrganizations, itemPeople } from '../links/index.ts';
import { meetingItems } from '../meetings/index.ts';
import { segments } from '../segments/index.ts';
import type { GraphLine, NamedPlace } from './neighborhood.types.ts';

/** Points that are drawn, and which of them are new: each line has an end among these. */
export type LinesQuery = { drawn: readonly string[]; fresh: readonly string[] };

const target = sql`coalesce(${connections.personId}, ${connections.meetingId}, ${connections.itemId}, ${connections.showId})`;

const none = {
  ...{ edge: null, title: null, since: null, until: null, provenance: null, sourceUrl: null },
  ...{ relation: null, names: [], mentions: null, sign: null, place: null },
} as const;

type Ends = { source: string; target: string };

/** Whether both ends are drawn, and one of them is new. */
const among = ([one, other]: readonly [SQLWrapper, SQLWrapper], { drawn, fresh }: LinesQuery): SQL => {
  const all = sql.param([...drawn]);
  const some = sql.param([...fresh]);
  return sql`${one} = any(${all}::uuid[]) and ${other} = any(${all}::uuid[])
    and (${one} = any(${some}::uuid[]) or ${other} = any(${some}::uuid[]))`;
};

async function connected(db: Db, query: LinesQuery): Promise<GraphLine[]> {
  type Row = Ends & Pick<GraphLine, 'id' | 'edge' | 'title' | 'since' | 'until' | 'provenance' | 'sourceUrl'>;
  const { rows } = await db.execute<Row>(sql`
    select ${connections.id} as id, ${connections.organizationId} as source, ${target} as target,
      ${connections.edge} as edge, ${connections.title} as title, ${connections.since}::text as since,
      ${connections.until}::text as until, ${connections.provenance} as provenance,
      ${connections.sourceUrl} as "sourceUrl"
    from ${connections} where ${among([connections.organizationId, target], query)}`);
  return rows.map((row) => ({ ...none, ...row, basis: 'connection' }));
}

type NamedRow = Ends &
  Pick<GraphLine, 'relation' | 'sign'> & {
    names: string[];
    mentions: number;
    speaks: string | null;
    title: string;
    slug: string;
    kind: NamedPlace['item']['kind'];
    segmentId: string | null;
    line: number | null;
    startMs: number | null;
    endMs: number | null;
    isEstimated: boolean;
    page: number | null;
    quote: string | null;
  };

function rowPlace(row: NamedRow): NamedPlace | null {
  const { segmentId, line, quote, startMs, endMs, page } = row;
  if (segmentId === null || line === null || quote === null) return null;
  return {
    item: { uuid: row.source, slug: row.slug, kind: row.kind, title: row.title },
    line,
    isEstimated: row.isEstimated,
    citation: { segmentId, quote, startMs, endMs, page },
  };
}

const namedLine = (row: NamedRow): GraphLine => ({
  ...none,
  id: `${row.source} ${row.target}`,
  source: row.source,
  target: row.target,
  basis: row.speaks === null ? 'names' : 'speaks',
  relation: row.relation,
  names: row.names,
  mentions: row.mentions,
  sign: row.sign,
  place: rowPlace(row),
});

/** The item of a link, and the line that names somebody first. */
const placed = (link: typeof itemOrganizations | typeof itemPeople): SQL => sql`
  ${items.slug} as slug, ${items.title} as title, ${items.kind} as kind,
  ${link.names} as names, ${link.mentions} as mentions, ${link.sign} as sign,
  ${segments.id} as "segmentId", ${segments.idx} as line, ${segments.startMs} as "startMs",
  ${segments.endMs} as "endMs", ${segments.isEstimated} as "isEstimated", ${segments.page} as page, left(${segments.text}, ${limits.graphQuoteMax}) as quote`;

async function named(db: Db, query: LinesQuery): Promise<GraphLine[]> {
  const { rows } = await db.execute<NamedRow>(sql`
    select ${itemOrganizations.itemId} as source, ${itemOrganizations.organizationId} as target,
      ${itemOrganizations.relation} as relation, null as speaks, ${placed(itemOrganizations)}
    from ${itemOrganizations} join ${items} on ${items.id} = ${itemOrganizations.itemId}
    left join ${segments} on ${segments.id} = ${itemOrganizations.segmentId}
    where ${itemOrganizations.unlinkedAt} is null
      and ${among([itemOrganizations.itemId, itemOrganizations.organizationId], query)}
      and not exists (select 1 from ${connections} where ${connections.itemId} = ${itemOrganizations.itemId}
        and ${connections.organizationId} = ${itemOrganizations.organizationId})
    union all
    select ${itemPeople.itemId}, ${itemPeople.personId}, null, ${itemPeople.speaks}, ${placed(itemPeople)}
    from ${itemPeople} join ${items} on ${items.id} = ${itemPeople.itemId}
    left join ${segments} on ${segments.id} = ${itemPeople.segmentId}
    where ${itemPeople.unlinkedAt} is null and ${among([itemPeople.itemId, itemPeople.personId], query)}`);
  return rows.map(namedLine);
}

async function parts(db: Db, query: LinesQuery): Promise<GraphLine[]> {
  const { rows } = await db.execute<Ends & { basis: 'show' | 'meeting' }>(sql`
    select ${items.id} as source, ${items.showId} as target, 'show' as basis from ${items}
    where ${among([items.id, items.showId], query)}
    union all
    select ${meetingItems.itemId}, ${meetingItems.meetingId}, 'meeting' from ${meetingItems}
    where ${among([meetingItems.itemId, meetingItems.meetingId], query)}`);
  return rows.map((row) => ({ ...none, ...row, id: `${row.source} ${row.target}` }));
}

/** Every line between the points that are drawn which a new one brings, with what it rests on. */
export async function findLines(db: Db, query: LinesQuery): Promise<GraphLine[]> {
  if (query.fresh.length === 0) return [];
  return [...(await connected(db, query)), ...(await named(db, query)), ...(await parts(db, query))];
}
