import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Welcome } from '../../../features/account/welcome.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';

export function WelcomePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token } = useSearch({ from: '/welcome' });
  usePageTitle(t('page.welcome'));
  const goOn = (): void => {
    say(t('welcome.done'));
    void navigate({ to: '/home', replace: true });
  };
  return <Welcome token={token} onDone={goOn} />;
}
