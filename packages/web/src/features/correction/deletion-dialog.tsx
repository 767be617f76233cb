import { deletedRetentionDays } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeletion } from './use-deletion.ts';

type Props = { item: { uuid: string; title: string; path: string }; open: boolean; onClose: () => void };

/** Asks before an item is deleted, and says for how long it can be brought back. */
export function DeletionDialog({ item, open, onClose }: Props) {
  const { t } = useTranslation();
  const remove = useDeletion();
  const question = {
    title: t('correction.deleteAsk', { title: item.title }),
    text: t('correction.deleteText', { days: deletedRetentionDays }),
    confirm: t('correction.delete'),
    cancel: t('correction.keep'),
    run: () => remove(item),
  };
  return <ConfirmDialog question={open ? question : null} onClose={onClose} />;
}
