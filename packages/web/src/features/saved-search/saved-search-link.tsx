import { limits, type SavedSearch } from '@ecco/contract';
import type { SearchTab } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';

const pages = { episodes: '/search', transcripts: '/search/transcripts' } as const satisfies Readonly<
  Record<SearchTab, string>
>;

/** Leads to what a saved search finds. */
export function SavedSearchLink({
  search: { query, tab },
  children,
}: {
  search: SavedSearch;
  children: ReactNode;
}) {
  if (tab === 'signals')
    return (
      <Link to="/signals" search={Object.fromEntries(new URLSearchParams(query))}>
        {children}
      </Link>
    );
  return (
    <Link to={pages[tab]} search={{ q: query }}>
      {children}
    </Link>
  );
}

/** How much of it is new, as far as it is counted; null for nothing. */
export function newOf(t: TFunction, { new_items: { length } }: SavedSearch): string | null {
  if (length === 0) return null;
  const shown = length < limits.savedSearchNewMax ? String(length) : `${length}+`;
  return t('savedSearches.new', { shown });
}
