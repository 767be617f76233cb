import type { House } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useRemakeOld } from './api/house.api.ts';
import classes from './house.module.css';

/** Has results of older versions made again at night, once that is confirmed; or says that they are to be. */
export function RemakeOld({ remaking }: Pick<House, 'remaking'>) {
  const { t } = useTranslation();
  const remake = useRemakeOld();
  const [question, setQuestion] = useState<Question | null>(null);
  if (remaking) return <p className={classes['note']}>{t('house.remaking')}</p>;
  const run = (): void =>
    remake.mutate(undefined, {
      onSuccess: ({ message }) => say(message),
      onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
    });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={remake.isPending}
        onClick={() =>
          setQuestion({
            title: t('house.remakeTitle'),
            text: t('house.remakeText'),
            confirm: t('house.remake'),
            cancel: t('house.remakeCancel'),
            run,
          })
        }
      >
        {t('house.remake')}
      </Button>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
