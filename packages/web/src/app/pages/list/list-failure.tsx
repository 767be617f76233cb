import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useContactEmail } from '../../../session/contact-email.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';

/** Why a list cannot be shown. */
export function ListFailure({ error, onReload }: { error: unknown; onReload: () => void }) {
  const { t } = useTranslation();
  const email = useContactEmail();
  const { message } = failureOf(error);
  usePage({ title: t('lists.title'), crumbs: [] });
  return (
    <StatePanel
      level={1}
      tone="error"
      title={t('list.errorTitle')}
      action={
        <>
          <Button onClick={onReload}>{t('item.reload')}</Button>
          <Button component="a" variant="default" href={`mailto:${email}`}>
            {t('item.contact', { email })}
          </Button>
        </>
      }
    >
      {message ? <p>{message}</p> : null}
    </StatePanel>
  );
}
