import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useForget } from './api/history.api.ts';

/** Forgets everything, after a question. */
export function ClearHistory({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useForget();
  const [question, setQuestion] = useState<Question | null>(null);
  const run = async (): Promise<void> => {
    try {
      await mutateAsync(undefined);
      onCleared();
      say(t('history.cleared'));
    } catch (error) {
      say(failureOf(error).message ?? t('history.clearFailed'), 'error');
    }
  };
  const ask = (): void =>
    setQuestion({
      title: t('history.clearTitle'),
      text: t('history.clearText'),
      confirm: t('history.clear'),
      cancel: t('history.cancel'),
      run: () => void run(),
    });
  return (
    <>
      <Button variant="default" size="sm" onClick={ask}>
        {t('history.clear')}
      </Button>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
