import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Tells the people who run this installation that a subject is missing. */
export const useRequestSubject = () =>
  useMutation({ mutationFn: (msg: string) => api.activity.notify({ msg }) });
