import { appendAll } from '@ecco/domain';
import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { organizationNames, organizations } from '../organizations/index.ts';
import { people, personNames } from '../people/index.ts';
import { nameKey } from '../text/name-key.ts';

type NameForm = (typeof organizationNames.$inferSelect)['form'];

/** Something of the graph that is called so. `written`: the name as it was given; `places`: the organizations that a person is or was of. */
export type CalledNode =
  | { kind: 'organisation'; id: string; form: NameForm; written: string; site: string | null }
  | { kind: 'person'; id: string; places: string[] };

/** Keys that are asked for at once. */
const batch = 5_000;

const siteOf = (website: string | null): string | null =>
  (website === null ? null : URL.parse(website))?.hostname.replace(/^www\./u, '') ?? null;

type KeyedNode = { key: string; node: CalledNode };

type NodeName = { kind: CalledNode['kind']; key: string; form: NameForm; written: string; id: string };

/** Between keys, of which none has it. */
const separator = '\n';

/**
 * Who bears one of these names. Names first, and then whose they are: of thousands of keys that are asked for few are
 * anybody's, which the database does not foresee, so that joined it would read all rows. The keys are one text that is
 * taken apart in a query of its own, because the planner would weigh each value of a list.
 */
async function namedSo(db: Db, keys: readonly string[]): Promise<NodeName[]> {
  const condition = sql`any((select keys from asked)::text[])`;
  const { rows } = await db.execute<NodeName>(sql`
    with asked as materialized (
      select string_to_array(${keys.join(separator)}::text, ${separator}::text) as keys
    )
    select 'organisation' as kind, key, form, name as written, organisation_id as id from ${organizationNames} where key = ${condition}
    union all
    select distinct 'person', key, 'name', '', person_id from ${personNames} where key = ${condition}`);
  return rows;
}

async function organizationsOf(db: Db, named: readonly NodeName[]): Promise<KeyedNode[]> {
  const ids = [...new Set(named.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: organizations.id, website: organizations.website })
    .from(organizations)
    .where(and(isOneOf(organizations.id, ids), isNull(organizations.deletedAt)));
  const sites = new Map(rows.map(({ id, website }) => [id, siteOf(website)]));
  return named.flatMap(({ key, form, written, id }) => {
    const site = sites.get(id);
    return site === undefined ? [] : [{ key, node: { kind: 'organisation', id, form, written, site } }];
  });
}

async function peopleOf(db: Db, named: readonly NodeName[]): Promise<KeyedNode[]> {
  const ids = [...new Set(named.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const [there, placed] = await Promise.all([
    db
      .select({ id: people.id })
      .from(people)
      .where(and(isOneOf(people.id, ids), isNull(people.deletedAt))),
    db
      .selectDistinct({ id: connections.personId, place: connections.organizationId })
      .from(connections)
      .where(isOneOf(connections.personId, ids)),
  ]);
  const places = Map.groupBy(placed, ({ id }) => id);
  const known = new Set(there.map(({ id }) => id));
  return named
    .filter(({ id }) => known.has(id))
    .map(({ key, id }) => ({
      key,
      node: { kind: 'person', id, places: (places.get(id) ?? []).map(({ place }) => place) },
    }));
}

/** What of the graph each of these texts is the name of; texts that are nobody's are left out. */
export async function calledNodes(db: Db, texts: readonly string[]): Promise<Map<string, CalledNode[]>> {
  const keyOf = new Map(texts.map((text) => [text, nameKey(text)]));
  const keys = [...new Set(keyOf.values())].filter((key) => key !== '');
  const keyedNodes: KeyedNode[] = [];
  for (let start = 0; start < keys.length; start += batch) {
    const named = await namedSo(db, keys.slice(start, start + batch));
    const ofKind = Map.groupBy(named, ({ kind }) => kind);
    appendAll(keyedNodes, await organizationsOf(db, ofKind.get('organisation') ?? []));
    appendAll(keyedNodes, await peopleOf(db, ofKind.get('person') ?? []));
  }
  const byKey = Map.groupBy(keyedNodes, ({ key }) => key);
  return new Map(
    [...keyOf].flatMap(([text, key]) => {
      const nodes = byKey.get(key);
      return nodes ? [[text, nodes.map(({ node }) => node)]] : [];
    }),
  );
}
