import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { notices, say } from '../../ui/overlay/notice.store.ts';
import { useAddProposed, useTakeBack } from './api/proposals.api.ts';

/** Adds names to the organizations; the message says how many, and takes them back as long as it is shown. */
export function useAdding() {
  const { t } = useTranslation();
  const { mutate, isPending } = useAddProposed();
  const { mutate: takeBack } = useTakeBack();
  const fail = (error: unknown): void => say(failureOf(error).message ?? t('proposal.failed'), 'error');
  const add = (names: string[]): void =>
    mutate(names, {
      onSuccess: ({ organizations, skipped }) => {
        const [first] = organizations;
        const [name] = skipped;
        if (name !== undefined) say(t('proposal.skipped', { count: skipped.length, name }), 'error');
        if (first === undefined) return;
        const run = (): void =>
          takeBack(
            organizations.map(({ uuid }) => uuid),
            { onError: fail },
          );
        const text = t('proposal.added', { count: organizations.length, name: first.name });
        notices.getState().offer(text, { label: t('proposal.undo'), run });
      },
      onError: fail,
    });
  return { add, isPending };
}
