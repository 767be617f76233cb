import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** How far an address has come. Asked on submit only, since every question counts towards a limit. */
export const useAccountStatus = () =>
  useMutation({ mutationFn: (email: string) => api.auth.accountStatus({ email }) });
