import type { PersonColumn, PersonRelation } from '@ecco/domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const peoplePerPage = 60;
const itemsPerPage = 20;

/** A person by id, slug, or a slug of before, with the newest of where they are heard and mentioned. */
export const personQuery = (identifier: string) =>
  operations.person.find.queryOptions({
    input: { identifier, per_page: 1 },
    select: ({ person }) => person,
  });

export const usePerson = (identifier: string) =>
  // Whoever has no page is known by name alone, and is not asked for again.
  useQuery({ ...personQuery(identifier), retry: false });

/** Where somebody speaks, or is only mentioned, newest first, page after page. */
export const usePersonItems = (identifier: string, relation: PersonRelation) =>
  useInfiniteQuery(
    operations.person.items.infiniteOptions({
      input: (page: number) => ({ identifier, relation, page, per_page: itemsPerPage }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) =>
        pagination.page < pagination.pages ? pagination.page + 1 : undefined,
    }),
  );

type PeopleRequest = {
  q: string;
  letter: string | null;
  sort: PersonColumn | `-${PersonColumn}`;
  page: number;
};

/** People with a page; those before stay while others are on their way. */
export const usePeopleWithPages = ({ q, letter, sort, page }: PeopleRequest) =>
  useQuery(
    operations.person.list.queryOptions({
      input: {
        page,
        per_page: peoplePerPage,
        sort,
        ...(q !== '' && { query: q }),
        ...(letter !== null && { letter }),
      },
      placeholderData: keepPreviousData,
    }),
  );
