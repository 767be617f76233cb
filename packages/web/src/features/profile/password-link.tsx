import type { UserProfile } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useRequestReset } from '../../session/request-reset.api.ts';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

type Props = { user: UserProfile; contact: string };

/** Sends a link by which the password is set; the product never shows a form for it to who is merely signed in. */
export function PasswordLink({ user, contact }: Props) {
  const { t } = useTranslation();
  const request = useRequestReset();
  const { email } = user.profile;
  const failure = request.isError
    ? (failureOf(request.error).message ?? t('profile.resetFailed', { email: contact }))
    : null;
  return (
    <ProfileSection
      id="password"
      title={t('profile.password')}
      text={t(user.has_password ? 'profile.passwordText' : 'profile.passwordNone')}
    >
      <div className={classes['actions']}>
        <Button variant="default" loading={request.isPending} onClick={() => request.mutate(email)}>
          {t(user.has_password ? 'profile.passwordChange' : 'profile.passwordSet')}
        </Button>
        <span className={classes['hint']} role="status">
          {request.isSuccess ? t('profile.resetSent', { email }) : null}
          {failure}
        </span>
      </div>
    </ProfileSection>
  );
}
