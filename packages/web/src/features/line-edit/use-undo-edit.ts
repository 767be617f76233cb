import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useUndoLineEdit } from './api/line-edits.api.ts';

/** Takes a correction back and says how that went. */
export function useUndoEdit(item: string, onUndone?: () => void): (edit: string) => void {
  const { t } = useTranslation();
  const undo = useUndoLineEdit(item);
  return (edit) =>
    undo.mutate(edit, {
      onSuccess: () => {
        say(t('lineEdit.undone'));
        onUndone?.();
      },
      onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
    });
}
