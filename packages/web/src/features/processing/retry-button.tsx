import type { ItemCard, ItemMay } from '@ecco/contract';
import { Button, type ButtonProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useRetryItem } from './api/retry-item.api.ts';

type Props = {
  item: Pick<ItemCard, 'uuid' | 'slug'>;
  as: Pick<ItemMay, 'retry'>;
  /** Its name, where the text alone does not say which item it is about. */
  label?: string;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
  children: string;
  onDone?: () => void;
};

/** Has an item read again. */
export function RetryButton({ item, as, label, size, variant, children, onDone }: Props) {
  const { t } = useTranslation();
  const retry = useRetryItem({ ...item, as });
  const onRetry = (): void =>
    retry.mutate(undefined, {
      onSuccess: () => {
        say(t('processing.retried'));
        onDone?.();
      },
      onError: (error) =>
        say(
          t('processing.retryFailed', { message: failureOf(error).message ?? t('error.unknown') }),
          'error',
        ),
    });
  return (
    <Button
      onClick={onRetry}
      loading={retry.isPending}
      {...(label && { 'aria-label': label })}
      {...(size && { size })}
      {...(variant && { variant })}
    >
      {children}
    </Button>
  );
}
