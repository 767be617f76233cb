import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useRetryItem } from './api/retry-item.api.ts';
import classes from './processing.module.css';

/** Why an item failed, what was kept, and the way to start it again for those who may. */
export function FailureBar({ item }: { item: Item }) {
  const { t } = useTranslation();
  const retry = useRetryItem(item.slug);
  const onRetry = (): void =>
    retry.mutate(undefined, {
      onSuccess: () => say(t('processing.retried')),
      onError: (error) =>
        say(
          t('processing.retryFailed', { message: failureOf(error).message ?? t('error.unknown') }),
          'error',
        ),
    });
  return (
    <div className={classes['bar']} data-tone="error" role="alert">
      <p className={classes['title']}>{t('processing.failedTitle')}</p>
      <p>{item.message ?? t('processing.failedUnknown')}</p>
      {item.content_total > 0 ? <p className={classes['quiet']}>{t('processing.failedKept')}</p> : null}
      {item.may.retry ? (
        <Button onClick={onRetry} loading={retry.isPending}>
          {t(item.content_total > 0 ? 'processing.retry' : 'processing.retryTranscribe')}
        </Button>
      ) : null}
    </div>
  );
}
