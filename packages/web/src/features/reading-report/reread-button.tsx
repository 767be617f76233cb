import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useReread } from './api/reread.api.ts';

/** Has a source read again; asks first where that loses what a person corrected. */
export function RereadButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const read = useReread(id);
  const [question, setQuestion] = useState<Question | null>(null);
  const run = (confirmed: boolean): void => {
    // The page shows the processing in its place by then; the promise still says so.
    void read.mutateAsync(confirmed).then(
      ({ outcome }) => say(t(`readingReport.outcome.${outcome}`)),
      (error: unknown) => {
        const { code, message } = failureOf(error);
        if (code !== 'item.corrections-lost') {
          say(message ?? t('readingReport.failed'), 'error');
          return;
        }
        setQuestion({
          title: t('readingReport.loseTitle'),
          text: message ?? '',
          confirm: t('readingReport.readAnyway'),
          cancel: t('readingReport.cancel'),
          run: () => run(true),
        });
      },
    );
  };
  return (
    <>
      <Button variant="default" size="compact-sm" loading={read.isPending} onClick={() => run(false)}>
        {t('readingReport.readAgain')}
      </Button>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
