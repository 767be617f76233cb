import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

export const useResendVerification = () =>
  useMutation({ mutationFn: (email: string) => api.auth.resendVerification({ email }) });
