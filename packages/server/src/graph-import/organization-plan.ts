import type { NamedOrganization, NewFact, OrganizationChanges, Store, Transaction } from '@ecco/store';
import { adoptMeetings } from '../graph/meetings-by-name.ts';
import { type FreshOrganization, type PlannedRow, refusedRow } from './import.types.ts';
import { type OrganizationRow, readOrganization } from './organization-row.ts';
import type { Row } from './read-rows.ts';
import { RowFault } from './row-values.ts';

type Repositories = Pick<Store, 'organizations' | 'links'>;
type DirectoryLookup = Awaited<ReturnType<typeof lookUp>>;

/** What is there of all that the rows name. */
async function lookUp({ organizations, links }: Repositories, rows: readonly OrganizationRow[]) {
  const slugs = rows.flatMap(({ slug, newSlug }) => [slug, newSlug].flatMap((one) => one ?? []));
  const bySlug = await organizations.findBySlugs(slugs);
  const taken = await organizations.takenSlugs(slugs);
  const called = await links.called(rows.flatMap(({ name, aliases }) => [name, ...aliases]));
  const idsOf = (name: string): string[] => [
    ...new Set(
      (called.get(name) ?? []).flatMap((node) =>
        node.kind === 'organisation' && node.form !== 'ticker' ? [node.id] : [],
      ),
    ),
  ];
  const byId = await organizations.findNamed(rows.flatMap(({ name }) => idsOf(name)));
  return { bySlug, taken, byId, idsOf };
}

/** The organization that a row speaks of: by its slug, else by a name that is one's alone. @throws RowFault */
function existing(
  { slug, name }: OrganizationRow,
  { bySlug, byId, idsOf }: DirectoryLookup,
): NamedOrganization | null {
  if (slug !== null) return bySlug.get(slug) ?? null;
  const [id, other] = idsOf(name);
  if (other !== undefined)
    throw new RowFault(`name: two organizations are called “${name}”. Say which by its slug.`);
  return id === undefined ? null : (byId.get(id) ?? null);
}

/** What of an organization a row changes; the names of what is the same are left out. */
function rowChanges(row: OrganizationRow, before: NamedOrganization | null): OrganizationChanges {
  const aliases = [...new Set([...(before?.aliases ?? []), ...row.aliases])].filter(
    (one) => one !== row.name,
  );
  const tags = [...new Set([...(before?.organization.tags ?? []), ...row.tags])];
  const slug = row.newSlug ?? undefined;
  const requested = { ...row.details, name: row.name, type: row.type ?? undefined, aliases, tags, slug };
  const now: Readonly<Record<string, unknown>> = {
    tags: [],
    ...before?.organization,
    aliases: before?.aliases ?? [],
  };
  return Object.fromEntries(
    Object.entries(requested).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(now[name] ?? null),
    ),
  );
}

/** The facts that a row adds; what is known already is left out. */
const factsOf = ({ facts }: OrganizationRow, before: NamedOrganization | null) => {
  const shown = before?.organization;
  const now = {
    total_assets: shown?.totalAssets,
    total_members: shown?.totalMembers,
    headquarters: shown?.headquarters,
  };
  const known = new Map<string, unknown>(Object.entries(now));
  return facts.filter(({ kind, value, words }) => known.get(kind) !== (value ?? words));
};

/** What a row is the first to call its organization. */
const newNamesOf = ({ name, aliases }: OrganizationRow, before: NamedOrganization | null): string[] => {
  const known = new Set([before?.organization.name, ...(before?.aliases ?? [])]);
  return [...new Set([name, ...aliases])].filter((called) => !known.has(called));
};

/** Refuses what would lead two ways. @throws RowFault */
function refuseClashes(
  row: OrganizationRow,
  before: NamedOrganization | null,
  { bySlug, taken, idsOf }: DirectoryLookup,
): void {
  const own = before?.organization.id;
  const requested = before === null ? (row.newSlug ?? row.slug) : row.newSlug;
  if (requested !== null && taken.has(requested) && !bySlug.has(requested))
    throw new RowFault(`slug: “${requested}” belongs to another page, or did before it was deleted.`);
  const holder = row.newSlug === null ? undefined : bySlug.get(row.newSlug)?.organization;
  if (holder && holder.id !== own)
    throw new RowFault(
      `new_slug: “${row.newSlug}” leads to ${holder.name}, so that the names would turn in a circle.`,
    );
  for (const alias of newNamesOf(row, before).filter((one) => one !== row.name))
    if (idsOf(alias).some((id) => id !== own))
      throw new RowFault(`aliases: “${alias}” is what another organization is called.`);
}

type NewFacts = Omit<NewFact, 'organizationId'>[];

/** The facts that a row adds, with where they come from. */
const factsOfRow = (row: OrganizationRow, before: NamedOrganization | null): NewFacts =>
  factsOf(row, before).map((fact) => ({
    ...fact,
    asOf: row.asOf,
    source: row.source,
    sourceUrl: null,
    provenance: 'import',
  }));

const freshOf = (row: OrganizationRow, changes: OrganizationChanges): FreshOrganization => ({
  line: row.line,
  organization: {
    ...changes,
    name: row.name,
    type: row.type ?? 'PENSION_FUND',
    ...(row.slug !== null && { slug: row.newSlug ?? row.slug }),
  },
  facts: factsOfRow(row, null),
});

const writeOf =
  (row: OrganizationRow, before: NamedOrganization, changes: OrganizationChanges) =>
  async (tx: Transaction): Promise<void> => {
    const { organizations } = tx;
    const { id: organizationId } = before.organization;
    const current = await organizations.find(organizationId);
    const made = current && (await organizations.update(current, changes));
    if (!made) throw new RowFault(`slug: another page is, or was, there (line ${row.line}).`);
    await organizations.putFacts(factsOfRow(row, before).map((fact) => ({ ...fact, organizationId })));
    await adoptMeetings(tx, [organizationId]);
  };

/** What two rows of one file may not share. */
class Claims {
  readonly #lines = new Map<string, number>();

  /** @throws RowFault where an earlier row claims it */
  claim(what: string, value: string, line: number): void {
    const key = `${what} ${value.toLowerCase()}`;
    const before = this.#lines.get(key);
    if (before !== undefined && before !== line)
      throw new RowFault(`${what}: “${value}” is in line ${before} already.`);
    this.#lines.set(key, line);
  }
}

/** A field as its column is called: "calendar_url". */
const columnNamed = (field: string): string =>
  field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

function planOne(row: OrganizationRow, known: DirectoryLookup, claims: Claims): PlannedRow {
  const before = existing(row, known);
  if (before === null && row.type === null) throw new RowFault('type: a new organization needs one.');
  refuseClashes(row, before, known);
  for (const called of newNamesOf(row, before)) claims.claim('name', called, row.line);
  const changes = rowChanges(row, before);
  const names = [...Object.keys(changes).map(columnNamed), ...factsOf(row, before).map(({ kind }) => kind)];
  const { line, name } = row;
  if (before !== null && names.length === 0)
    return { line, name, status: 'same', changes: [], message: null };
  const reported = { line, name, changes: names, message: null };
  return before === null
    ? { ...reported, status: 'new', fresh: freshOf(row, changes) }
    : { ...reported, status: 'changed', write: writeOf(row, before, changes) };
}

function claimSlugs(claims: Claims, { line, slug, newSlug, name }: OrganizationRow): void {
  claims.claim(slug === null ? 'name' : 'slug', slug ?? name, line);
  if (newSlug !== null && newSlug !== slug) claims.claim('slug', newSlug, line);
}

const faultOf = (error: unknown): string => {
  if (error instanceof RowFault) return error.message;
  throw error;
};

/** What would become of each row of organizations; `today` as yyyy-mm-dd. */
export async function planOrganizations(
  store: Repositories,
  rows: readonly Row[],
  today: string,
): Promise<PlannedRow[]> {
  const claims = new Claims();
  const read = rows.map((row) => {
    try {
      const one = readOrganization(row, today);
      claimSlugs(claims, one);
      return one;
    } catch (error) {
      return refusedRow(row.line, row.fields['name'] ?? '', faultOf(error));
    }
  });
  const known = await lookUp(
    store,
    read.flatMap((one) => ('status' in one ? [] : [one])),
  );
  return read.map((one) => {
    if ('status' in one) return one;
    try {
      return planOne(one, known, claims);
    } catch (error) {
      return refusedRow(one.line, one.name, faultOf(error));
    }
  });
}
