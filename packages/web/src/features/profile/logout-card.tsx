import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useLogout } from '../../session/logout.api.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

/** Signs out on this device. */
export function LogoutCard({ email }: { email: string }) {
  const { t } = useTranslation();
  const leave = useLogout();
  return (
    <ProfileSection id="logout" title={t('profile.logout')} text={t('profile.logoutText', { email })}>
      <div className={classes['actions']}>
        <Button
          loading={leave.isPending}
          onClick={() =>
            leave.mutate(undefined, {
              onError: (error) => say(failureOf(error).message ?? t('profile.logoutFailed'), 'error'),
            })
          }
        >
          {t('profile.logout')}
        </Button>
      </div>
    </ProfileSection>
  );
}
