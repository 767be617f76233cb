import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const peoplePerPage = 60;

/** People of the library, most spoken of first; those before stay while others are on their way. */
export const usePeople = ({ q, page }: { q: string; page: number }) =>
  useQuery(
    operations.entity.people.queryOptions({
      input: { page, per_page: peoplePerPage, ...(q !== '' && { q }) },
      placeholderData: keepPreviousData,
    }),
  );
