import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Of a person so many candidates are decided in the panel, the best first. */
const shownMax = 200;

/** What was found for a person of an organization and waits for a decision. */
export const usePersonCandidates = (org: string, person: string) =>
  useQuery(
    operations.candidate.list.queryOptions({
      input: {
        org_identifier: org,
        person,
        status: 'New',
        sort: '-overall_value',
        page: 1,
        per_page: shownMax,
      },
      staleTime: 0,
    }),
  );
