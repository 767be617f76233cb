import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useRetryItem } from './api/retry-item.api.ts';

/** Has an item that cannot be shown transcribed again; for those who may. */
export function RetryTranscribe({ slug, onDone }: { slug: string; onDone: () => void }) {
  const { t } = useTranslation();
  const retry = useRetryItem(slug);
  const onRetry = (): void =>
    retry.mutate(undefined, {
      onSuccess: () => {
        say(t('processing.retried'));
        onDone();
      },
      onError: (error) =>
        say(
          t('processing.retryFailed', { message: failureOf(error).message ?? t('error.unknown') }),
          'error',
        ),
    });
  return (
    <Button variant="default" onClick={onRetry} loading={retry.isPending}>
      {t('processing.retryTranscribe')}
    </Button>
  );
}
