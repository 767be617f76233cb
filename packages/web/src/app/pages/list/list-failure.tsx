import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useContactEmail } from '../../../session/contact-email.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { NotFoundPage } from '../failure/not-found-page.tsx';

type Props = { error: unknown; onReload: () => void };

/** Why a list cannot be shown. One that there is not is not found: to load it again would not help. */
export function ListFailure({ error, onReload }: Props) {
  const { status, message } = failureOf(error);
  return status === 404 ? (
    <NotFoundPage message={message} />
  ) : (
    <ListNotLoaded message={message} onReload={onReload} />
  );
}

function ListNotLoaded({ message, onReload }: { message: string | null; onReload: () => void }) {
  const { t } = useTranslation();
  const email = useContactEmail();
  usePage({ title: t('lists.title'), crumbs: [] });
  return (
    <StatePanel
      level={1}
      tone="error"
      title={t('list.errorTitle')}
      action={
        <>
          <Button onClick={onReload}>{t('item.reload')}</Button>
          {email === null ? null : (
            <Button component="a" variant="default" href={`mailto:${email}`}>
              {t('item.contact', { email })}
            </Button>
          )}
        </>
      }
    >
      {message ? <p>{message}</p> : null}
    </StatePanel>
  );
}
