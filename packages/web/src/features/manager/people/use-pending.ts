import { limits } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useSaveEntityChanges } from '../api/managed.api.ts';
import { changesOf, type Pending, without } from './pending.ts';

/** The changes of an organization's people that wait to be saved, each person's by themselves. */
export function usePending(org: string) {
  const { t } = useTranslation();
  const saving = useSaveEntityChanges(org);
  const [pending, setPending] = useState<Pending>({});
  const save = (person: string): void => {
    const changes = changesOf(pending, person);
    if (changes.length === 0) return;
    saving.mutate(changes, {
      onSuccess: () => {
        setPending((now) => without(now, person));
        say(t('managerPeople.saved', { count: changes.length }), 'success', limits.managerNoticeMs);
      },
      onError: (error) => {
        const { message } = failureOf(error);
        say([t('managerPeople.saveFailed'), message].filter(Boolean).join(': '), 'error');
      },
    });
  };
  const discard = (person: string): void => setPending((now) => without(now, person));
  return { pending, setPending, save, discard, isSaving: saving.isPending };
}
export type PendingState = ReturnType<typeof usePending>;
