import { type ItemCard, isFinal } from '@ecco/contract';
import { endStatus } from '@ecco/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { operations } from '../../api/operations.ts';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import { useLiveStatus } from './live-status.ts';
import classes from './processing.module.css';

/** The state of an item in a list: a label and a bar while it is being processed, the reason when it failed. */
export function ProcessingLine({ item }: { item: ItemCard }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const live = useLiveStatus(item);
  const status = live?.processing_status ?? item.processing_status;

  useEffect(() => {
    if (live && isFinal(live.processing_status))
      void queries.invalidateQueries({ queryKey: operations.item.library.key() });
  }, [live, queries]);

  if (status === endStatus) {
    return live ? <p className={classes['quiet']}>{t('processing.ready')}</p> : null;
  }
  if (status === 'FAILED') {
    const reason = live?.message ?? item.message ?? t('processing.failedPlain');
    return (
      <p className={classes['failedLine']}>
        <strong>{t('status.FAILED')}</strong> {reason}
      </p>
    );
  }
  return (
    <div className={classes['line']}>
      <ProgressBar percent={live?.progress ?? item.progress} label={t('processing.progress')} />
      <span>{t(`status.${status}`)}</span>
    </div>
  );
}
