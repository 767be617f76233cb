import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';

/** Why a question was not answered, and the way to ask it once more. */
export function AnswerFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const { status, message } = failureOf(error);
  const isBusy = status === 429;
  // The same would be refused again.
  if (status === 400) {
    return (
      <StatePanel tone="error" title={t('ask.refusedTitle')}>
        <p>{t('ask.refusedText', { most: limits.queryMaxLength })}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      tone="error"
      title={t(isBusy ? 'ask.busyTitle' : 'ask.errorTitle')}
      action={<Button onClick={onRetry}>{t('ask.retry')}</Button>}
    >
      <p>{message ?? t(isBusy ? 'ask.busyText' : 'ask.errorText')}</p>
    </StatePanel>
  );
}
