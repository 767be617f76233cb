import { limits } from '@ecco/contract';
import type { EdgeType, Organization } from '@ecco/domain';
import type { NamedPerson, Store, Transaction } from '@ecco/store';
import { type PlannedRow, refusedRow } from './import.types.ts';
import type { Row } from './read-rows.ts';
import {
  allInColumns,
  dayIn,
  edgeIn,
  mailIn,
  proseIn,
  RowFault,
  requireOrder,
  rowName,
  rowNames,
  siteIn,
  slugIn,
  textIn,
} from './row-values.ts';

type Repositories = Pick<Store, 'people' | 'organizations' | 'graph'>;
type PersonRow = {
  line: number;
  slug: string | null;
  name: string;
  aliases: string[];
  description: string | null;
  organization: string | null;
  place: {
    edge: EdgeType;
    title: string | null;
    email: string | null;
    since: string | null;
    until: string | null;
  };
  sourceUrl: string | null;
};

/** The columns of a file of people, as the export writes them: a row for each of their places. */
export const personColumns = [
  'slug',
  'name',
  'aliases',
  'description',
  'organization',
  'role',
  'title',
  'email',
  'since',
  'until',
  'source_url',
] as const;

function readPerson(row: Row): PersonRow {
  const { line, fields } = row;
  allInColumns(row);
  const [since, until] = [dayIn(fields['since'], 'since'), dayIn(fields['until'], 'until')];
  requireOrder(since, until);
  return {
    line,
    slug: slugIn(fields['slug'], 'slug'),
    name: rowName(fields['name'], limits.personPageNameMax),
    aliases: rowNames(fields['aliases'], 'aliases', limits.personPageNameMax),
    description: proseIn(fields['description'], 'description', 4_000),
    organization: textIn(fields['organization'], 'organization', limits.organizationNameMax),
    place: {
      edge: edgeIn(fields['role']),
      title: textIn(fields['title'], 'title', limits.connectionTitleMax),
      email: mailIn(fields['email']),
      since,
      until,
    },
    sourceUrl: siteIn(fields['source_url'], 'source_url'),
  };
}

/** The organization that a row names by its slug, or by a name that is one's alone. @throws RowFault */
async function organizationOf(
  { organizations }: Repositories,
  name: string | null,
): Promise<Organization | null> {
  if (name === null) return null;
  const organization = await organizations.find(name);
  if (organization) return organization.organization;
  const [one, other] = await organizations.calledSo(name);
  if (one === undefined) throw new RowFault(`organization: there is no “${name}”.`);
  if (other) throw new RowFault(`organization: two are called “${name}”. Say which by its slug.`);
  return one;
}

/**
 * The person that a row speaks of: by slug, or by a name of somebody at the same organization. Somebody else of that
 * name stays somebody else (D39).
 */
async function existing(
  { people, graph }: Repositories,
  { slug, name }: PersonRow,
  organization: Organization | null,
): Promise<NamedPerson | null> {
  if (slug !== null) return people.find(slug);
  for (const { id } of await people.calledSo(name)) {
    const places = await graph.placesOf(id);
    const isHere = places.some((place) => place.organization.id === organization?.id);
    if (isHere || (organization === null && places.length === 0)) return people.find(id);
  }
  return null;
}

async function planOne(store: Repositories, row: PersonRow): Promise<PlannedRow> {
  const organization = await organizationOf(store, row.organization);
  const before = await existing(store, row, organization);
  if (before === null && row.slug !== null && !(await store.people.isSlugFree(row.slug)))
    throw new RowFault(`slug: “${row.slug}” was the page of a person who was deleted.`);
  const { line, name, description, place, sourceUrl } = row;
  const aliases = [...new Set([...(before?.aliases ?? []), ...row.aliases])].filter((one) => one !== name);
  const changes = {
    ...(before?.person.name !== name && { name }),
    ...(aliases.length !== (before?.aliases.length ?? 0) && { aliases }),
    ...(description !== null && description !== before?.person.description && { description }),
  };
  const places = before ? await store.graph.placesOf(before.person.id) : [];
  const isThere = places.some(
    ({ connection, organization: at }) =>
      at.id === organization?.id &&
      connection.edge === place.edge &&
      connection.title === place.title &&
      connection.since === place.since,
  );
  const joins = organization !== null && !isThere;
  const names = [...Object.keys(changes), ...(joins ? ['organization'] : [])];
  if (before !== null && names.length === 0)
    return { line, name, status: 'same', changes: [], message: null };
  const write = async (tx: Transaction): Promise<void> => {
    // A row above may have made them.
    const current =
      (before && (await tx.people.find(before.person.id))) ?? (await existing(tx, row, organization));
    const person = current
      ? await tx.people.update(current, changes)
      : await tx.people.add({ ...changes, name, ...(row.slug !== null && { slug: row.slug }) });
    if (person === null) throw new RowFault(`slug: another page is, or was, there (line ${line}).`);
    if (!organization || !joins) return;
    const target = { kind: 'person' as const, id: person.id };
    await tx.graph.connect({
      organizationId: organization.id,
      target,
      provenance: 'import',
      sourceUrl,
      ...place,
    });
  };
  return { line, name, status: before === null ? 'new' : 'changed', changes: names, message: null, write };
}

/** Somebody may have a row for each of their places, but one slug is never of two people. */
class Bearers {
  readonly #bySlug = new Map<string, PersonRow>();

  /** @throws RowFault where an earlier row gives the slug to another name */
  claim(row: PersonRow): void {
    if (row.slug === null) return;
    const first = this.#bySlug.get(row.slug) ?? row;
    this.#bySlug.set(row.slug, first);
    if (first.name !== row.name)
      throw new RowFault(`slug: “${row.slug}” is of ${first.name} in line ${first.line} already.`);
  }
}

/** What would become of each row of people. */
export async function planPeople(store: Repositories, rows: readonly Row[]): Promise<PlannedRow[]> {
  const planned: PlannedRow[] = [];
  const bearers = new Bearers();
  for (const row of rows) {
    try {
      const read = readPerson(row);
      bearers.claim(read);
      planned.push(await planOne(store, read));
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      planned.push(refusedRow(row.line, row.fields['name'] ?? '', error.message));
    }
  }
  return planned;
}
