import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import type { Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useApprove, useDismiss } from './api/waitlist.api.ts';

/** Approves and removes, says how many it were, and asks before it removes. */
export function useWaitlistChanges(onChanged: () => void) {
  const { t } = useTranslation();
  const [question, ask] = useState<Question | null>(null);
  const approval = useApprove();
  const removal = useDismiss();
  const onError = (error: unknown): void =>
    say(failureOf(error).message ?? t('adminWaitlist.failed'), 'error');

  const approve = (emails: string[]): void =>
    approval.mutate(emails, {
      onSuccess: ({ changed: count }) => {
        say(count === 0 ? t('adminWaitlist.approvedNone') : t('adminWaitlist.approvedCount', { count }));
        onChanged();
      },
      onError,
    });
  const dismiss = (emails: string[]): void =>
    removal.mutate(emails, {
      onSuccess: ({ changed: count }) => {
        say(count === 0 ? t('adminWaitlist.removedNone') : t('adminWaitlist.removedCount', { count }));
        onChanged();
      },
      onError,
    });
  const remove = (emails: string[]): void =>
    ask({
      title: t('adminWaitlist.removeTitle', { count: emails.length, email: emails[0] ?? '' }),
      text: t('adminWaitlist.removeText'),
      confirm: t('adminWaitlist.remove'),
      cancel: t('admin.cancel'),
      run: () => dismiss(emails),
    });
  const busy = new Set([
    ...(approval.isPending ? approval.variables : []),
    ...(removal.isPending ? removal.variables : []),
  ]);
  return { approve, remove, busy, question, close: () => ask(null) };
}
