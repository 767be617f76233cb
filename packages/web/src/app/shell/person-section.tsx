import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/get-session.api.ts';
import { useSignOut } from './person/use-sign-out.ts';
import classes from './shell.module.css';

/** The way in, or who one is and the way out. */
export function PersonSection({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const { isPending, signOut } = useSignOut(onLeave);
  const email = session?.user_profile?.profile.email;
  if (!session) return null;
  if (email === undefined) return <Link to="/enter">{t('shell.signIn')}</Link>;
  return (
    <div className={classes['session']}>
      <Link to="/profile">{t('shell.profile')}</Link>
      <p>{t('shell.signedInAs', { email })}</p>
      <Button variant="default" size="sm" loading={isPending} onClick={signOut}>
        {t('shell.logout')}
      </Button>
    </div>
  );
}
