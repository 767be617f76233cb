import type { Registration } from '@ecco/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Registers; how it ended stands in `data.status`. The password is not kept in the cache of calls. */
export const useRegister = () =>
  useMutation({ mutationFn: (registration: Registration) => api.auth.register(registration), gcTime: 0 });
