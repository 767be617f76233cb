import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '../../../ui/page/state-panel.tsx';

/** Says to whoever is no admin that a page is for admins alone. */
export function AdminsOnly({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      level={1}
      title={title}
      action={
        <Button renderRoot={(props) => <Link to="/org" {...props} />}>{t('shell.organizations')}</Button>
      }
    />
  );
}
