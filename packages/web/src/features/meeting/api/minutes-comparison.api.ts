import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** What the recording of a meeting has and its minutes lack, and where they differ. */
export const useMinutesComparison = (uuid: string) =>
  useQuery(operations.meeting.minutes.queryOptions({ input: { uuid } }));
