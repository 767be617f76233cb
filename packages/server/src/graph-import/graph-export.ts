import type { Fact, Organization } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { formatCsv } from './csv.ts';
import { organizationColumns } from './organization-row.ts';
import { personColumns } from './person-plan.ts';

type Cells = Readonly<Record<string, string | number | null | undefined>>;

/** Rows read at a time. */
const batch = 500;

const table = (columns: readonly string[], rows: readonly Cells[]): string =>
  formatCsv([columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))]);

const newest = (facts: readonly Fact[], kind: Fact['kind']) => facts.find((fact) => fact.kind === kind);

function organizationCells(
  organization: Organization,
  aliases: readonly string[],
  facts: readonly Fact[],
): Cells {
  const assets = newest(facts, 'total_assets');
  const { slug, name, type, state, website, description, ticker, headquarters } = organization;
  return {
    ...{ slug, name, type, state, website, description, ticker, headquarters },
    aliases: aliases.join('|'),
    tags: organization.tags.join('|'),
    calendar_url: organization.calendarUrl,
    total_assets: organization.totalAssets,
    total_members: organization.totalMembers,
    funded_ratio: newest(facts, 'funded_ratio')?.value,
    assumed_return: newest(facts, 'assumed_return')?.value,
    as_of: assets?.asOf,
    source: assets?.source,
  };
}

/** Every page of a list, one after the other. */
async function* pagesOf({ organizations }: Pick<Store, 'organizations'>): AsyncGenerator<Organization[]> {
  for (let page = 1; ; page += 1) {
    const { rows } = await organizations.page({ page, perPage: batch });
    yield rows;
    if (rows.length < batch) return;
  }
}

/** All organizations, a row each, with the newest of their facts. */
export async function exportOrganizations(store: Pick<Store, 'organizations'>): Promise<string> {
  const cells: Cells[] = [];
  for await (const rows of pagesOf(store)) {
    const named = await store.organizations.findNamed(rows.map(({ id }) => id));
    for (const organization of rows) {
      const facts = await store.organizations.factsOf(organization.id);
      cells.push(organizationCells(organization, named.get(organization.id)?.aliases ?? [], facts));
    }
  }
  return table(organizationColumns, cells);
}

/** All people of organizations, a row for each of their places. */
export async function exportPeople(
  store: Pick<Store, 'organizations' | 'graph' | 'people'>,
): Promise<string> {
  const edges = ['HAS_BOARD_MEMBER', 'HAS_STAFF_MEMBER', 'HAS_EXECUTIVE', 'HAS_ADVISOR'] as const;
  const cells: Cells[] = [];
  for await (const rows of pagesOf(store)) {
    for (const { id: organizationId, slug: organization } of rows) {
      for (const { person, connection } of await store.graph.membersOf({ organizationId, edges })) {
        const aliases = (await store.people.find(person.id))?.aliases ?? [];
        const { edge: role, title, email, since, until, sourceUrl } = connection;
        const { slug, name, description } = person;
        const place = { organization, role, title, email, since, until, source_url: sourceUrl };
        cells.push({ slug, name, aliases: aliases.join('|'), description, ...place });
      }
    }
  }
  return table(personColumns, cells);
}
