import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../ui/page/page-title.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';

export function NotFoundPage({ message = null }: { message?: string | null }) {
  const { t } = useTranslation();
  usePageTitle(t('page.notFound'));
  return (
    <StatePanel
      level={1}
      title={t('notFound.title')}
      action={<Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('notFound.home')}</Button>}
    >
      <p>{message ?? t('notFound.text')}</p>
    </StatePanel>
  );
}
