import type { PensionSearch } from '@ecco/contract';
import { sortNamed } from '@ecco/contract';
import { organizationColumns } from '@ecco/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { FundOrder } from '../../../features/fund/group-funds.ts';
import { readFilter } from '../../../features/fund/read-filter.ts';

export type FundView = 'cards' | 'table';

/** Topics of an address are words divided by commas, and go before those of its filter. */
function filterSaid(filter: string | undefined, topics: string | undefined): PensionSearch | null {
  const said = filter === undefined ? null : readFilter(filter);
  const words = (topics ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return words.length > 0 ? { ...said, topics: words } : said;
}

/** Which funds the address asks for, and how it is asked for others. */
export function useFundsView() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const { filter, topics } = search;
  const said = useMemo(() => filterSaid(filter, topics), [filter, topics]);
  const view: FundView = search.view === 'table' ? 'table' : 'cards';
  const order: FundOrder = search.sort === 'fundSize' ? 'fundSize' : 'region';
  const heads = sortNamed(search.order, organizationColumns);
  const ask = (change: Record<string, string | undefined>): void =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false });
  return {
    /** Null where what is saved holds. */
    said,
    view,
    order,
    heads,
    /** The order of the whole list, which puts groups one after the other. */
    sort:
      view === 'table' && heads
        ? heads
        : order === 'fundSize'
          ? ('-total_assets' as const)
          : ('state' as const),
    words: search.search,
    ask,
    askFor: (next: PensionSearch) => ask({ filter: JSON.stringify(next), topics: undefined }),
  };
}
export type FundsView = ReturnType<typeof useFundsView>;
