import type { OrganizationRow } from '@ecco/contract';

/** What the table can be ordered by. */
const rankColumns = ['name', 'org_type', 'state', 'total_assets', 'last_meeting', 'signals'] as const;
type RankColumn = (typeof rankColumns)[number];
type RankSort = RankColumn | `-${RankColumn}`;

/** The order where none is asked for. */
export const ownSort: RankSort = '-total_assets';

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const readColumn: Record<RankColumn, (row: OrganizationRow) => string | number | null> = {
  name: ({ name }) => name,
  org_type: ({ org_type }) => org_type,
  state: ({ state }) => state,
  total_assets: ({ total_assets }) => total_assets,
  last_meeting: ({ activity }) => activity?.last_meeting ?? null,
  signals: ({ activity }) => activity?.signals || null,
};

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : names.compare(`${one}`, `${other}`);

const isColumn = (name: string): name is RankColumn => rankColumns.some((column) => column === name);

/** The column and the direction that an address names; by assets, the most first, where it names none. */
export function rankSort(text: string | undefined): RankSort {
  const name = text?.replace(/^-/, '') ?? '';
  if (!isColumn(name)) return ownSort;
  return text?.startsWith('-') ? `-${name}` : name;
}

/** Organizations in one order. Those of which nothing is known come last in both directions; equal ones by name. */
export function ranked(rows: readonly OrganizationRow[], sort: RankSort): OrganizationRow[] {
  const isDown = sort.startsWith('-');
  const name = sort.replace(/^-/, '');
  const read = readColumn[isColumn(name) ? name : 'name'];
  return rows.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || names.compare(a.name, b.name);
    return compared(one, other) * (isDown ? -1 : 1) || names.compare(a.name, b.name);
  });
}
