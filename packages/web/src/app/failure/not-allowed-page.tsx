import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/get-session.api.ts';
import { usePageTitle } from '../../ui/page/page-title.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';

/** For a member on a page of administrators. */
export function NotAllowedPage() {
  const { t } = useTranslation();
  const email = useSession()?.user_profile?.profile.email ?? '';
  usePageTitle(t('notAllowed.title'));
  return (
    <StatePanel
      level={1}
      title={t('notAllowed.title')}
      action={<Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('notFound.home')}</Button>}
    >
      <p>{t('notAllowed.text', { email })}</p>
    </StatePanel>
  );
}
