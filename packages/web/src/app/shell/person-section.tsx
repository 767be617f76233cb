import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useSession } from '../../session/get-session.api.ts';
import { useLogout } from '../../session/logout.api.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import classes from './shell.module.css';

/** The way in, or who one is and the way out. */
export function PersonSection({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const logout = useLogout();
  const email = session?.user_profile?.profile.email;
  if (!session) return null;
  if (email === undefined) return <Link to="/enter">{t('shell.signIn')}</Link>;
  return (
    <div className={classes['session']}>
      <Link to="/profile">{t('shell.profile')}</Link>
      <p>{t('shell.signedInAs', { email })}</p>
      <Button
        variant="default"
        size="sm"
        loading={logout.isPending}
        onClick={() =>
          logout.mutate(undefined, {
            onSuccess: onLeave,
            onError: (error) => say(failureOf(error).message ?? t('shell.logoutFailed'), 'error'),
          })
        }
      >
        {t('shell.logout')}
      </Button>
    </div>
  );
}
