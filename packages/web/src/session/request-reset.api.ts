import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** Asks for a link to set a new password. */
export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => api.auth.requestReset({ email }) });
