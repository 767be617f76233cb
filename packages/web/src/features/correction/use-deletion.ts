import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { notices, say } from '../../ui/overlay/notice.store.ts';
import { useDeleteItem, useRestoreItem } from './api/corrections.api.ts';

/** Deletes an item and leaves its page; what says so also brings it back. */
export function useDeletion(): (item: { uuid: string; title: string; path: string }) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteItem();
  const { mutateAsync: restore } = useRestoreItem();
  const failed = (error: unknown): void => say(failureOf(error).message ?? t('correction.failed'), 'error');
  return ({ uuid, title, path }) => {
    // Its page is gone by then, and what `mutate` is given to do afterwards would be gone with it.
    const undo = (): void => {
      restore(uuid).then(() => navigate({ to: path }), failed);
    };
    const leave = (): Promise<void> => {
      notices.getState().offer(t('correction.deleted', { title }), { label: t('shell.undo'), run: undo });
      return navigate({ to: '/home' });
    };
    remove({ id: uuid, leave }, { onError: failed });
  };
}
