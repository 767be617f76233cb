import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Another person's profile; for administrators. */
export const useProfile = (email: string) =>
  useQuery({
    queryKey: ['user', 'profile', email],
    queryFn: ({ signal }) => api.user.profile({ email }, { signal }),
  });
