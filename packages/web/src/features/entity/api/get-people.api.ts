import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const peoplePerPage = 60;

/** People of the library, most spoken of first; those before stay while others are on their way. */
export const usePeople = ({ q, page }: { q: string; page: number }) =>
  useQuery({
    queryKey: ['people', q, page],
    queryFn: ({ signal }) =>
      api.entity.people({ page, per_page: peoplePerPage, ...(q !== '' && { q }) }, { signal }),
    placeholderData: keepPreviousData,
  });
