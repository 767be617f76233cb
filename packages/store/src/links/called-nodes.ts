import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { connections } from '../graph/index.ts';
import { organisationNames, organisations } from '../organisations/index.ts';
import { people, personNames } from '../people/index.ts';
import { nameKey } from '../text/name-key.ts';

/** Something of the graph that is called so. `places`: the organisations that a person is or was of. */
export type CalledNode =
  | { kind: 'organisation'; id: string; form: 'name' | 'alias' | 'ticker'; site: string | null }
  | { kind: 'person'; id: string; places: string[] };

/** Keys that are asked for at once. */
const batch = 2_000;

const siteOf = (website: string | null): string | null =>
  (website === null ? null : URL.parse(website))?.hostname.replace(/^www\./u, '') ?? null;

type Keyed = { key: string; node: CalledNode };

async function organisationsOf(db: Db, keys: readonly string[]): Promise<Keyed[]> {
  const { key, form, organisationId } = organisationNames;
  const rows = await db
    .select({ key, form, id: organisationId, website: organisations.website })
    .from(organisationNames)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .where(and(inArray(key, [...keys]), isNull(organisations.deletedAt)));
  return rows.map(({ key: own, website, ...node }) => ({
    key: own,
    node: { kind: 'organisation', ...node, site: siteOf(website) },
  }));
}

async function peopleOf(db: Db, keys: readonly string[]): Promise<Keyed[]> {
  const rows = await db
    .selectDistinct({ key: personNames.key, id: people.id })
    .from(personNames)
    .innerJoin(people, eq(people.id, personNames.personId))
    .where(and(inArray(personNames.key, [...keys]), isNull(people.deletedAt)));
  const ids = rows.map(({ id }) => id);
  const placed =
    ids.length === 0
      ? []
      : await db
          .selectDistinct({ id: connections.personId, place: connections.organisationId })
          .from(connections)
          .where(inArray(connections.personId, ids));
  const places = Map.groupBy(placed, ({ id }) => id);
  return rows.map(({ key, id }) => ({
    key,
    node: { kind: 'person', id, places: (places.get(id) ?? []).map(({ place }) => place) },
  }));
}

/** What of the graph each of these texts is the name of; texts that are nobody's are left out. */
export async function calledNodes(db: Db, texts: readonly string[]): Promise<Map<string, CalledNode[]>> {
  const keyOf = new Map(texts.map((text) => [text, nameKey(text)]));
  const keys = [...new Set(keyOf.values())].filter((key) => key !== '');
  const found: Keyed[] = [];
  for (let start = 0; start < keys.length; start += batch) {
    const part = keys.slice(start, start + batch);
    found.push(...(await organisationsOf(db, part)), ...(await peopleOf(db, part)));
  }
  const byKey = Map.groupBy(found, ({ key }) => key);
  return new Map(
    [...keyOf].flatMap(([text, key]) => {
      const nodes = byKey.get(key);
      return nodes ? [[text, nodes.map(({ node }) => node)]] : [];
    }),
  );
}
