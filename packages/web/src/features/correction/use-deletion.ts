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
  const { mutate: restore } = useRestoreItem();
  const failed = (error: unknown): void => say(failureOf(error).message ?? t('correction.failed'), 'error');
  return ({ uuid, title, path }) => {
    const undo = (): void => restore(uuid, { onSuccess: () => void navigate({ to: path }), onError: failed });
    remove(uuid, {
      onSuccess: () => {
        void navigate({ to: '/home' });
        notices.getState().offer(t('correction.deleted', { title }), { label: t('shell.undo'), run: undo });
      },
      onError: failed,
    });
  };
}
