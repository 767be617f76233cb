import { type ByDraftSubject, type EditedDraft, limits } from '@ecco/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** What a mail about a thing could say. */
export const useMailDraft = (subject: ByDraftSubject) =>
  useQuery(operations.mailDraft.read.queryOptions({ input: subject, staleTime: 0 }));

/** The mail as it is edited, a moment after the last change; null where it cannot be a mail yet. */
export function useMailShown(edited: EditedDraft | null) {
  const [settled] = useDebouncedValue(edited, limits.draftPreviewMs);
  const query = useQuery({
    queryKey: operations.mailDraft.preview.key({ ...(settled && { input: settled }) }),
    queryFn: () => (settled === null ? null : api.mailDraft.preview(settled)),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, isSettled: settled === edited };
}

/** Mails it to whoever edits it. */
export const useSendMail = () =>
  useMutation({ mutationFn: (edited: EditedDraft) => api.mailDraft.send(edited) });
