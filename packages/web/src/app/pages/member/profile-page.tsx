import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';
import { ApiKeyList } from '../../../features/profile/api-key-list.tsx';
import { FollowedList } from '../../../features/profile/followed-list.tsx';
import { LogoutCard } from '../../../features/profile/logout-card.tsx';
import { NeedToKnows } from '../../../features/profile/need-to-knows.tsx';
import { PasswordLink } from '../../../features/profile/password-link.tsx';
import { ProfileHead } from '../../../features/profile/profile-head.tsx';
import { ProfileSection } from '../../../features/profile/profile-section.tsx';
import { ProfileSkeleton } from '../../../features/profile/profile-skeleton.tsx';
import { SessionList } from '../../../features/profile/session-list.tsx';
import { SavedSearchList } from '../../../features/saved-search/saved-search-list.tsx';
import { sessionQuery } from '../../../session/get-session.api.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';

function OwnProfile() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useQuery(sessionQuery);
  // Who has just signed out is about to be led away.
  if (session.isPending || session.data?.role === 'anonymous') return <ProfileSkeleton />;
  const user = session.data?.user_profile;
  if (!user) {
    return (
      <StatePanel
        level={1}
        tone="error"
        title={t('profile.errorTitle')}
        action={<Button onClick={() => void session.refetch()}>{t('profile.retry')}</Button>}
      >
        <p>{t('profile.errorText')}</p>
      </StatePanel>
    );
  }
  return (
    <>
      <ProfileHead user={user} />
      <NeedToKnows user={user} />
      <FollowedList />
      <ProfileSection id="saved-searches" title={t('savedSearches.title')} text={t('savedSearches.lead')}>
        <SavedSearchList
          actionOf={({ id, name }) => <SubscribeButton kind="saved_search" id={id} name={name} />}
        />
      </ProfileSection>
      <PasswordLink user={user} contact={session.data?.contact_email ?? t('shell.yourAdministrator')} />
      <SessionList onSignedOut={() => void navigate({ to: '/login' })} />
      <ApiKeyList />
      <LogoutCard email={user.profile.email} />
    </>
  );
}

/** The person's own account. */
export function ProfilePage() {
  const { t } = useTranslation();
  usePageTitle(t('profile.title'));
  return (
    <div className={classes['column']}>
      <OwnProfile />
    </div>
  );
}
