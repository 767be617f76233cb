import type { FollowedPodcast } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useFollowing } from '../../session/get-following.api.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { Monogram } from '../../ui/text/monogram.tsx';
import { useUnfollow } from './api/unfollow.api.ts';
import { FocusRows } from './focus-rows.tsx';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { RowsState } from './rows-state.tsx';

function PodcastRow({ podcast }: { podcast: FollowedPodcast }) {
  const { t } = useTranslation();
  const unfollow = useUnfollow();
  const { name, slug, uuid, image_url } = podcast;
  const press = async (): Promise<void> => {
    // The row is gone by the time the answer comes, so the answer is awaited here and not by the row.
    try {
      await unfollow.mutateAsync(uuid);
      say(t('profile.unfollowed', { name }));
    } catch (error) {
      say(failureOf(error).message ?? t('profile.unfollowFailed', { name }), 'error');
    }
  };
  return (
    <li className={classes['row']}>
      <div className={classes['podcast']}>
        <Monogram name={name} image={image_url} size={40} />
        <p className={classes['name']}>
          <Link to="/pod/$id" params={{ id: slug }}>
            {name}
          </Link>
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('profile.unfollowNamed', { name })}
        onClick={() => void press()}
      >
        {t('profile.unfollow')}
      </Button>
    </li>
  );
}

function Podcasts() {
  const { t } = useTranslation();
  const following = useFollowing();
  return (
    <RowsState query={following} failed={t('profile.followingFailed')}>
      {({ podcasts }) => (
        <FocusRows rows={podcasts} empty={t('profile.followingEmpty')}>
          {(podcast) => <PodcastRow key={podcast.uuid} podcast={podcast} />}
        </FocusRows>
      )}
    </RowsState>
  );
}

/** The podcasts that the person follows, and the way to choose (again). */
export function FollowedList() {
  const { t } = useTranslation();
  const { data } = useFollowing();
  return (
    <ProfileSection id="following" title={t('profile.following')} text={t('profile.followingText')}>
      <Podcasts />
      <div className={classes['actions']}>
        <Button variant="default" renderRoot={(props) => <Link to="/onboarding" {...props} />}>
          {t(data?.podcasts.length === 0 ? 'profile.choose' : 'profile.chooseAgain')}
        </Button>
      </div>
    </ProfileSection>
  );
}
