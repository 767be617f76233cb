import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

type Reset = { verification: string; password: string };

/** Sets a new password by the token of the mail; the password is not kept in the cache of calls. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (reset: Reset) => api.auth.resetPassword(reset), gcTime: 0 });
