import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';

/** Asks a visitor to log in, and leads there and back. Null: nothing is asked. */
export function LoginQuestion({ text, onClose }: { text: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const run = (): void => {
    void router.navigate({ to: '/login', search: { next: router.state.location.href } });
  };
  const question = text === null ? null : { text, run };
  return (
    <ConfirmDialog
      question={
        question && {
          ...question,
          title: t('loginFirst.title'),
          confirm: t('loginFirst.confirm'),
          cancel: t('loginFirst.cancel'),
        }
      }
      onClose={onClose}
    />
  );
}
