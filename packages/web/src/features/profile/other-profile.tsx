import type { UserProfile } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Another person's profile, as an administrator reads it: nothing can be changed here. */
export function OtherProfile({ user }: { user: UserProfile }) {
  const { t } = useTranslation();
  const { profile_prompt: prompt } = user.prompt_context;
  const yesOrNo = (value: boolean): string => t(value ? 'profile.yes' : 'profile.no');
  const facts = [
    [t('profile.role'), t(user.admin ? 'profile.administrator' : 'profile.member')],
    [t('profile.healthHub'), yesOrNo(user.flags.health_hub)],
    [t('profile.peHub'), yesOrNo(user.flags.pe_hub)],
    [t('profile.onboarded'), yesOrNo(user.onboarded)],
    [t('profile.hasPassword'), yesOrNo(user.has_password)],
  ];
  return (
    <>
      <ProfileHead user={user} />
      <ProfileSection id="need-to-knows" title={t('profile.theirNeedToKnows')}>
        {prompt === '' ? (
          <p className={classes['empty']}>{t('profile.noNeedToKnows')}</p>
        ) : (
          <p className={classes['prose']}>{prompt}</p>
        )}
      </ProfileSection>
      <ProfileSection id="account" title={t('profile.account')}>
        <dl className={classes['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={classes['actions']}>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/admin/users" search={{ q: user.profile.email }} {...props} />}
          >
            {t('profile.manage')}
          </Button>
        </div>
      </ProfileSection>
    </>
  );
}
