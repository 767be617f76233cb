import { type ItemCard, isFinal } from '@ecco/contract';
import { endStatus } from '@ecco/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { operations } from '../../api/operations.ts';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import { useLiveStatus } from './live-status.ts';
import classes from './processing.module.css';

/** Why an item failed. News tell that it did; the reason is told by the item itself, in words for whoever asks. */
function FailedLine({ item }: { item: ItemCard }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery({
    ...operations.item.content.queryOptions({ input: { id: item.uuid } }),
    enabled: item.message === null,
  });
  const text = data?.item.processing_status === 'FAILED' ? data.item.message : null;
  const isAsked = item.message === null && (isPending || data?.item.processing_status !== 'FAILED');
  return (
    <p className={classes['failedLine']}>
      <strong>{t('status.FAILED')}</strong>{' '}
      {item.message ?? text ?? (isAsked ? null : t('processing.failedPlain'))}
    </p>
  );
}

/** The state of an item in a list: a label and a bar while it is being processed, the reason when it failed. */
export function ProcessingLine({ item }: { item: ItemCard }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const live = useLiveStatus(item);
  const status = live?.processing_status ?? item.processing_status;

  useEffect(() => {
    if (!live || !isFinal(live.processing_status)) return;
    void queries.invalidateQueries({ queryKey: operations.item.library.key() });
    void queries.invalidateQueries({ queryKey: operations.item.content.key({ input: { id: live.uuid } }) });
  }, [live, queries]);

  if (status === endStatus) {
    return live ? <p className={classes['quiet']}>{t('processing.ready')}</p> : null;
  }
  if (status === 'FAILED') return <FailedLine item={item} />;
  return (
    <div className={classes['line']}>
      <ProgressBar percent={live?.progress ?? item.progress} label={t('processing.progress')} />
      <span>{t(`status.${status}`)}</span>
    </div>
  );
}
