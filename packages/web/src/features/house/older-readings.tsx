import type { House } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { Section } from '../../ui/page/section.tsx';
import { useReadOlder } from './api/house.api.ts';
import classes from './house.module.css';

/** How many items older readers read, and the way to have them read again. */
export function OlderReadings({ readings: { items, running } }: { readings: House['older_readings'] }) {
  const { t } = useTranslation();
  const read = useReadOlder();
  const [question, setQuestion] = useState<Question | null>(null);
  const run = (): void =>
    read.mutate(undefined, {
      onSuccess: ({ message }) => say(message),
      onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
    });
  const ask = (): void =>
    setQuestion({
      title: t('house.readAgainTitle'),
      text: t('house.readAgainText'),
      confirm: t('house.readAgain'),
      cancel: t('house.remakeCancel'),
      run,
    });
  const words = running
    ? t('house.readingAgain', { count: items })
    : t(items === 0 ? 'house.noOlderReadings' : 'house.olderReadings', { count: items });
  return (
    <Section title={t('house.readings')}>
      <p className={classes['note']}>{words}</p>
      {items > 0 && !running ? (
        <Button variant="default" size="compact-sm" loading={read.isPending} onClick={ask}>
          {t('house.readAgain')}
        </Button>
      ) : null}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}
