import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Welcome } from '../../features/session/welcome.tsx';
import { usePageTitle } from '../../ui/page-title.ts';

export function WelcomePage() {
  const { t } = useTranslation();
  const { token } = useSearch({ from: '/welcome' });
  usePageTitle(t('page.welcome'));
  return <Welcome token={token} />;
}
