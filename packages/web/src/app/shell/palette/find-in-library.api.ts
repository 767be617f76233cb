import { limits } from '@ecco/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Fewer letters find everything, hence nothing. */
const leastLetters = 2;
/** What the call for people takes. */
const personNameMax = 100;
const mostPeople = 4;

/** The library by what is typed, once the typing pauses; what was found before stays until then. */
export function useLibraryMatches(typed: string, maySearch: boolean) {
  const requested = typed.trim();
  const [words] = useDebouncedValue(requested, limits.suggestDelayMs);
  const isAsked = maySearch && words.length >= leastLetters && requested.length >= leastLetters;
  const library = useQuery(
    operations.search.local.queryOptions({
      input: isAsked ? { keywords: words } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  const people = useQuery(
    operations.entity.people.queryOptions({
      input: isAsked ? { q: words.slice(0, personNameMax), page: 1, per_page: mostPeople } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  return {
    items: isAsked ? (library.data?.episodes ?? []) : [],
    shows: isAsked ? (library.data?.podcasts ?? []) : [],
    people: isAsked ? (people.data?.people ?? []) : [],
    isAsked: maySearch && requested.length >= leastLetters,
    isStale: words !== requested || library.isPlaceholderData || people.isPlaceholderData,
    isPending: isAsked && (library.isPending || people.isPending),
    isFailed: isAsked && (library.isError || people.isError),
  };
}
export type LibraryMatches = ReturnType<typeof useLibraryMatches>;
