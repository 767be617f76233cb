import type { OrganizationCard } from '@ecco/contract';

export type OrganizationSort = 'name' | 'assets';
/** `letter`: "#" for names that begin with none; null where they stand in one rank. */
type LetterGroup = { letter: string | null; organizations: readonly OrganizationCard[] };

const other = '#';
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The first letter of a name, without its accent. */
function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /^\p{L}$/u.test(first) ? first : other;
}

/** Those whose name, description or state holds the words. */
export function matching(
  organizations: readonly OrganizationCard[],
  words: string,
): readonly OrganizationCard[] {
  const requested = words.trim().toLowerCase();
  if (requested === '') return organizations;
  return organizations.filter(({ name, description, state }) =>
    [name, description, state].some((text) => text?.toLowerCase().includes(requested)),
  );
}

const bySort: Record<OrganizationSort, (a: OrganizationCard, b: OrganizationCard) => number> = {
  name: (a, b) => names.compare(a.name, b.name),
  // Those of which nobody knows what they have come last.
  assets: (a, b) => (b.total_assets ?? -1) - (a.total_assets ?? -1) || names.compare(a.name, b.name),
};

/** Organizations by name in groups of their first letters; by assets all in one rank, which letters would break up. */
export function groupByLetter(
  organizations: readonly OrganizationCard[],
  sort: OrganizationSort,
): LetterGroup[] {
  if (sort === 'assets') return [{ letter: null, organizations: organizations.toSorted(bySort.assets) }];
  const byLetter = Map.groupBy(organizations, ({ name }) => letterOf(name));
  return [...byLetter]
    .map(([letter, group]) => ({ letter, organizations: group.toSorted(bySort.name) }))
    .toSorted(
      (a, b) => Number(a.letter === other) - Number(b.letter === other) || names.compare(a.letter, b.letter),
    );
}

/** A row as it is drawn: the head of a group, or as many cards as stand side by side. */
export type OrganizationRow =
  | { kind: 'head'; id: string; letter: string; count: number; isOpen: boolean }
  | { kind: 'cards'; id: string; organizations: readonly OrganizationCard[] };

type Layout = { closed: ReadonlySet<string>; columns: number };

/** The rows of the groups; those of a closed group are left out. */
export const groupRows = (groups: readonly LetterGroup[], { closed, columns }: Layout): OrganizationRow[] =>
  groups.flatMap(({ letter, organizations }): OrganizationRow[] => {
    const isOpen = letter === null || !closed.has(letter);
    const head =
      letter === null
        ? []
        : [{ kind: 'head', id: letter, letter, count: organizations.length, isOpen } as const];
    if (!isOpen) return head;
    const cards = Array.from({ length: Math.ceil(organizations.length / columns) }, (_, row) => {
      const shown = organizations.slice(row * columns, (row + 1) * columns);
      return { kind: 'cards', id: `${letter} ${shown[0]?.uuid}`, organizations: shown } as const;
    });
    return [...head, ...cards];
  });
