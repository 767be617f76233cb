import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useProfile } from '../../../features/profile/api/get-profile.api.ts';
import { OtherProfile } from '../../../features/profile/other-profile.tsx';
import { ProfileSkeleton } from '../../../features/profile/profile-skeleton.tsx';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';

/** An address that is none is refused by the server with these, which here is the same: nobody has it. */
const nobody = [400, 404, 422];

function Profile({ email }: { email: string }) {
  const { t } = useTranslation();
  const profile = useProfile(email);
  if (profile.isPending) return <ProfileSkeleton />;
  if (profile.data) return <OtherProfile user={profile.data.user_profile} />;
  const { status, message } = failureOf(profile.error);
  if (nobody.includes(status)) {
    return (
      <StatePanel
        level={1}
        title={t('profile.nobodyTitle')}
        action={
          <Button renderRoot={(props) => <Link to="/admin/users" {...props} />}>{t('profile.manage')}</Button>
        }
      >
        <p>{t('profile.nobodyText', { email })}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      level={1}
      tone="error"
      title={t('profile.otherErrorTitle')}
      action={<Button onClick={() => void profile.refetch()}>{t('profile.retry')}</Button>}
    >
      <p>{message ?? t('profile.errorText')}</p>
    </StatePanel>
  );
}

/** Another person's profile, for administrators. */
export function OtherProfilePage() {
  const { t } = useTranslation();
  const { email } = useParams({ from: '/profile/$email' });
  usePageTitle(t('profile.titleOf', { email }));
  return (
    <div className={classes['column']}>
      <Profile key={email} email={email} />
    </div>
  );
}
