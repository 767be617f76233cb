import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

export const useJoinWaitlist = () =>
  useMutation({ mutationFn: (email: string) => api.auth.joinWaitlist({ email }) });
