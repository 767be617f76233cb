import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';

/** A page that could not be loaded: what happened, and the way to try again. */
export function ShowFailure({ message, onReload }: { message: string | null; onReload: () => void }) {
  const { t } = useTranslation();
  usePage({ title: t('podcast.title') });
  return (
    <StatePanel
      level={1}
      tone="error"
      title={t('item.errorOther')}
      action={<Button onClick={onReload}>{t('item.reload')}</Button>}
    >
      <p>{t('show.failedText')}</p>
      {message ? <p>{message}</p> : null}
    </StatePanel>
  );
}
