import { sortNamed } from '@ecco/contract';
import { personColumns } from '@ecco/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageOf } from '../../../ui/list/page-of.ts';

type Search = Record<'q' | 'page' | 'sort' | 'letter' | 'of', string | undefined>;

/** What the address asks for, and how it is asked for something else. */
export function usePeopleView() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/people' });
  const { q = '', page, sort, letter, of } = search;
  const ask = (change: Partial<Search>, replace: boolean): void =>
    void navigate({
      to: '/people',
      search: { ...search, ...change },
      replace,
      resetScroll: !replace,
    });
  return {
    q,
    page: pageOf(page),
    sort: sortNamed(sort, personColumns) ?? 'name',
    letter: letter !== undefined && /^[A-Za-z#]$/.test(letter) ? letter.toUpperCase() : null,
    of: of === 'names' ? ('names' as const) : ('pages' as const),
    filter: (words: string) => ask({ q: words === '' ? undefined : words, page: undefined }, true),
    begin: (one: string | null) => ask({ letter: one ?? undefined, page: undefined }, true),
    order: (by: string) => ask({ sort: by === 'name' ? undefined : by, page: undefined }, true),
    show: (which: 'names' | 'pages') =>
      ask(
        { of: which === 'names' ? which : undefined, page: undefined, letter: undefined, sort: undefined },
        false,
      ),
    turnTo: (to: number) => ask({ page: to > 1 ? String(to) : undefined }, false),
  };
}
export type PeopleView = ReturnType<typeof usePeopleView>;
