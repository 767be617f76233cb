import { limits } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { offer, say } from '../../../ui/overlay/notice.store.ts';
import { useSaveEntityChanges, useTakeEntityChangesBack } from '../api/managed.api.ts';
import type { ManagedPerson } from './managed-person.type.ts';
import { changesBack, type Pending, personChanges, without } from './pending.ts';

/** The changes of an organization's people that wait to be saved, each person's by themselves. */
export function usePending(org: string) {
  const { t } = useTranslation();
  const saving = useSaveEntityChanges(org);
  const { mutateAsync: takeBack } = useTakeEntityChangesBack(org);
  const [pending, setPending] = useState<Pending>({});
  const save = (person: ManagedPerson): void => {
    const changes = personChanges(pending, person.id);
    if (changes.length === 0) return;
    const back = changesBack(pending, person);
    // Its promise, as the person may have been closed.
    const undo = (): void =>
      void takeBack(back).then(
        () => say(t('managerPeople.undone', { name: person.name }), 'success', limits.managerNoticeMs),
        () => say(t('managerPeople.undoFailed'), 'error'),
      );
    saving.mutate(changes, {
      onSuccess: () => {
        setPending((now) => without(now, person.id));
        offer(t('managerPeople.saved', { count: changes.length }), { label: t('shell.undo'), run: undo });
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
