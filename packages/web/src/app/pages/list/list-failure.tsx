import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useContactEmail } from '../../../session/contact-email.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { NotFoundPage } from '../../failure/not-found-page.tsx';

type Props = { error: unknown; onReload: () => void };

/** Why a list cannot be shown. To load again one that is not there would not help. */
export function ListFailure({ error, onReload }: Props) {
  const { status, message } = failureOf(error);
  if (status === 404) return <NotFoundPage message={message} />;
  if (status === 403) return <ClosedList message={message} onReload={onReload} />;
  return <ListNotLoaded message={message} onReload={onReload} />;
}

type FailedProps = { message: string | null; onReload: () => void };

/** A list that is there, for others, until its owner opens it. */
function ClosedList({ message, onReload }: FailedProps) {
  const { t } = useTranslation();
  usePage({ title: t('lists.title'), crumbs: [] });
  return (
    <StatePanel
      level={1}
      title={t('list.closedTitle')}
      action={
        <>
          <Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('notFound.home')}</Button>
          <Button variant="default" onClick={onReload}>
            {t('item.reload')}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </StatePanel>
  );
}

function ListNotLoaded({ message, onReload }: FailedProps) {
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
