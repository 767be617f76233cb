import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Another person's profile; for administrators. */
export const useProfile = (email: string) =>
  useQuery(operations.user.profile.queryOptions({ input: { email } }));
