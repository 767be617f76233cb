import type { ListInfo } from '@ecco/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useDeleteList } from './api/lists.api.ts';

type DeletableList = Pick<ListInfo, 'uuid' | 'title'>;

/** Deletes a list after a question, which is to be put on the page. `onDeleted` runs when it is gone. */
export function useDeleteQuestion(onDeleted?: () => void): {
  ask: (list: DeletableList) => void;
  question: ReactNode;
} {
  const { t } = useTranslation();
  const [deletableList, setAsked] = useState<DeletableList | null>(null);
  const { mutateAsync } = useDeleteList();
  const run = async ({ uuid, title }: DeletableList): Promise<void> => {
    try {
      await mutateAsync(uuid);
      say(t('list.deleted', { title }));
      onDeleted?.();
    } catch (error) {
      say(failureOf(error).message ?? t('list.deleteFailed', { title }), 'error');
    }
  };
  const question = (
    <ConfirmDialog
      question={
        deletableList && {
          title: t('list.deleteTitle', { title: deletableList.title }),
          text: t('list.deleteText'),
          confirm: t('list.delete'),
          cancel: t('listEdit.cancel'),
          run: () => void run(deletableList),
        }
      }
      onClose={() => setAsked(null)}
    />
  );
  return { ask: setAsked, question };
}
