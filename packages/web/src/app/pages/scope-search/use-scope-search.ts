import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

/** What is searched and asked, as the address says; the drawer is open where words stand in it. */
export function useScopeSearch() {
  const navigate = useNavigate();
  const { search, q = '', ...rest } = useSearch({ strict: false });
  const [isOpen, setOpen] = useState(search !== undefined);
  // Back leads from a question to the one before it; words that are searched for are one step of the drawer.
  const write = (change: { search?: string | undefined; q?: string | undefined }): void =>
    void navigate({
      to: '.',
      search: { ...rest, search, q: q || undefined, ...change },
      replace: change.q === undefined,
      resetScroll: false,
    });
  return {
    query: search ?? '',
    question: q.trim(),
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      write({ search: undefined });
    },
    search: (words: string) => {
      setOpen(true);
      write({ search: words });
    },
    ask: (question: string | undefined) => write({ q: question }),
  };
}
export type ScopeSearch = ReturnType<typeof useScopeSearch>;
