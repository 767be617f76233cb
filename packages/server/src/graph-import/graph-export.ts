import type { Fact, Organisation } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { formatCsv } from './csv.ts';
import { organisationColumns } from './organisation-row.ts';
import { personColumns } from './person-plan.ts';

type Cells = Readonly<Record<string, string | number | null | undefined>>;

/** Rows read at a time. */
const batch = 500;

const table = (columns: readonly string[], rows: readonly Cells[]): string =>
  formatCsv([columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))]);

const newest = (facts: readonly Fact[], kind: Fact['kind']) => facts.find((fact) => fact.kind === kind);

function organisationCells(
  organisation: Organisation,
  aliases: readonly string[],
  facts: readonly Fact[],
): Cells {
  const assets = newest(facts, 'total_assets');
  const { slug, name, type, state, website, description, ticker, headquarters } = organisation;
  return {
    ...{ slug, name, type, state, website, description, ticker, headquarters },
    aliases: aliases.join('|'),
    tags: organisation.tags.join('|'),
    calendar_url: organisation.calendarUrl,
    total_assets: organisation.totalAssets,
    total_members: organisation.totalMembers,
    funded_ratio: newest(facts, 'funded_ratio')?.value,
    assumed_return: newest(facts, 'assumed_return')?.value,
    as_of: assets?.asOf,
    source: assets?.source,
  };
}

/** Every page of a list, one after the other. */
async function* pagesOf({ organisations }: Pick<Store, 'organisations'>): AsyncGenerator<Organisation[]> {
  for (let page = 1; ; page += 1) {
    const { rows } = await organisations.page({ page, perPage: batch });
    yield rows;
    if (rows.length < batch) return;
  }
}

/** All organisations, a row each, with the newest of their facts. */
export async function exportOrganisations(store: Pick<Store, 'organisations'>): Promise<string> {
  const cells: Cells[] = [];
  for await (const rows of pagesOf(store)) {
    const named = await store.organisations.findNamed(rows.map(({ id }) => id));
    for (const organisation of rows) {
      const facts = await store.organisations.factsOf(organisation.id);
      cells.push(organisationCells(organisation, named.get(organisation.id)?.aliases ?? [], facts));
    }
  }
  return table(organisationColumns, cells);
}

/** All people of organisations, a row for each of their places. */
export async function exportPeople(
  store: Pick<Store, 'organisations' | 'graph' | 'people'>,
): Promise<string> {
  const edges = ['HAS_BOARD_MEMBER', 'HAS_STAFF_MEMBER', 'HAS_EXECUTIVE', 'HAS_ADVISOR'] as const;
  const cells: Cells[] = [];
  for await (const rows of pagesOf(store)) {
    for (const { id: organisationId, slug: organization } of rows) {
      for (const { person, connection } of await store.graph.membersOf({ organisationId, edges })) {
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
