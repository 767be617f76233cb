import type { SearchSort } from '@ecco/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';

type Address = {
  query: string;
  sort: SearchSort;
  exact: boolean;
  /** Words that are not to be widened. */
  refused: readonly string[];
  /** The place that is open beside the results. */
  at: string | null;
};

const flag = 'true';
const listed = (words: string | undefined): string[] => words?.split(',').filter((word) => word !== '') ?? [];

/** All that the page of passages shows stands in its address. Another search is a step that Back takes back. */
export function useSearchAddress() {
  const navigate = useNavigate();
  const { q, sort, exact, without, at } = useSearch({ from: '/search/transcripts' });
  const address: Address = {
    query: q?.trim() ?? '',
    sort: sort === 'date' ? 'date' : 'relevance',
    exact: exact === flag,
    refused: listed(without),
    at: at ?? null,
  };
  const go = (next: Address, replace: boolean): void =>
    void navigate({
      to: '/search/transcripts',
      search: {
        q: next.query,
        ...(next.sort === 'date' && { sort: next.sort }),
        ...(next.exact && { exact: flag }),
        ...(next.refused.length > 0 && { without: next.refused.join(',') }),
        ...(next.at !== null && { at: next.at }),
      },
      replace,
      resetScroll: !replace,
    });
  return {
    ...address,
    /** Another search; the order stays. */
    search: (query: string) => go({ ...address, query, exact: false, refused: [], at: null }, false),
    order: (order: SearchSort) => go({ ...address, sort: order, at: null }, true),
    setExact: (isExact: boolean) => go({ ...address, exact: isExact, at: null }, false),
    open: (place: string) => go({ ...address, at: place }, true),
    refuse: (said: string) => go({ ...address, refused: [...address.refused, said] }, true),
    allow: (said: string) => go({ ...address, refused: address.refused.filter((one) => one !== said) }, true),
  };
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;
